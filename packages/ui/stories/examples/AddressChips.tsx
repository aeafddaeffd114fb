import { AddressChips } from '@credence/ui/screens';

export default function Example() {
  return <AddressChips defaultValue={['ann@example.org', 'not an address']} />;
}
