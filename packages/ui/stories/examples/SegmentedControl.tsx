import { SegmentedControl } from '@credence/ui';

export default function Example() {
  return (
    <SegmentedControl
      aria-label="Period"
      defaultValue="day"
      options={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
    />
  );
}
