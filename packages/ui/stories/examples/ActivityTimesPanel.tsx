import { ActivityTimesPanel } from '@credence/ui/screens';

export default function Example() {
  return (
    <ActivityTimesPanel
      activityTimes={[
        { hour: 9, count: 4 },
        { hour: 14, count: 11 },
        { hour: 20, count: 7 },
      ]}
    />
  );
}
