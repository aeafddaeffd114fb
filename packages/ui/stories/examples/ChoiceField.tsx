import { ChoiceField } from '@credence/ui';

export default function Example() {
  return (
    <ChoiceField
      label="How often?"
      defaultValue="week"
      options={[
        { value: 'day', label: 'Every day' },
        { value: 'week', label: 'Every week' },
      ]}
    />
  );
}
