import { IconArray } from '@credence/ui';

export default function Example() {
  return <IconArray value={62} />;
}
