import { Pagination } from '@credence/ui';

export default function Example() {
  return <Pagination total={100} defaultPage={2} />;
}
