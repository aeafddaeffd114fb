import { StatusBadge } from '@credence/ui';

export default function Example() {
  return <StatusBadge tone="done">Answered</StatusBadge>;
}
