import { Skeleton } from '@credence/ui';

export default function Example() {
  return <Skeleton />;
}
