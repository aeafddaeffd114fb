import { TornadoChart } from '@credence/ui';

export default function Example() {
  return (
    <TornadoChart
      label="What moves stage IV"
      bars={[
        { label: 'T4: heavy smoker', low: 20, high: 29 },
        { label: 'N2: old', low: 22, high: 25 },
      ]}
      value={24}
    />
  );
}
