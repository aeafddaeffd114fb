import { StudyTimeline } from '@credence/ui/screens';

export default function Example() {
  return (
    <StudyTimeline
      stages={[
        { name: 'Round 1', from: new Date('2026-11-09'), dates: '9 to 30 Nov' },
        { name: 'Round 2', from: new Date('2026-11-30'), dates: 'from 30 Nov' },
      ]}
      current={0}
      now={new Date('2026-11-19')}
      nowText="today, 19 Nov"
    />
  );
}
