import { FilterToggle } from '@credence/ui';

export default function Example() {
  return <FilterToggle defaultPressed>Completed</FilterToggle>;
}
