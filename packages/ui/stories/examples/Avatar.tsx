import { Avatar } from '@credence/ui';

export default function Example() {
  return <Avatar name="Ada Lovelace" />;
}
