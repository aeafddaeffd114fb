import { AddressChips } from '@credence/ui';

export default function Example() {
  return <AddressChips defaultValue={['ann@example.org', 'not an address']} />;
}
