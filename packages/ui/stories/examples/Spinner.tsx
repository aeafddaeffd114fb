import { Spinner } from '@credence/ui';

export default function Example() {
  return <Spinner />;
}
