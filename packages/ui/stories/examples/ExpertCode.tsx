import { ExpertCode } from '@credence/ui';

export default function Example() {
  return <ExpertCode code={3} />;
}
