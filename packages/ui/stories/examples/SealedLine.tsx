import { SealedLine } from '@credence/ui/screens';

export default function Example() {
  return <SealedLine round={1} />;
}
