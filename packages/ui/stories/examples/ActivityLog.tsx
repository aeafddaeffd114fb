import { ActivityLog } from '@credence/ui/screens';

export default function Example() {
  return (
    <ActivityLog
      timeZone="UTC"
      activities={[
        { timestamp: '2026-11-20T09:30:00Z', user: 'ada@example.org', type: 'login', details: '{}' },
        { timestamp: '2026-11-20T10:05:00Z', user: 'ada@example.org', type: 'logout', details: '{}' },
      ]}
    />
  );
}
