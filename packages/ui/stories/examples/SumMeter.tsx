import { SumMeter } from '@credence/ui';

export default function Example() {
  return <SumMeter values={[30, 60]} />;
}
