import { TextField } from '@credence/ui';

export default function Example() {
  return <TextField label="Name" hint="As it stands on your badge" defaultValue="Ada" />;
}
