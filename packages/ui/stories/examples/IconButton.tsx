import { IconButton } from '@credence/ui';

export default function Example() {
  return <IconButton icon="reset" label="Reset Age" onClick={() => console.log('reset')} />;
}
