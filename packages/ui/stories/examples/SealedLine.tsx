import { SealedLine } from '@credence/ui';

export default function Example() {
  return <SealedLine round={1} />;
}
