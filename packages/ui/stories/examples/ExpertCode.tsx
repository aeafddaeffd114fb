import { ExpertCode } from '@credence/ui/screens';

export default function Example() {
  return <ExpertCode code={3} />;
}
