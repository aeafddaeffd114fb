import { ConditionsPanel } from '@credence/ui';

export default function Example() {
  return (
    <ConditionsPanel
      conditions={[
        { name: 'Smoking', value: 'heavy' },
        { name: 'Age', value: '50 to 69' },
      ]}
    />
  );
}
