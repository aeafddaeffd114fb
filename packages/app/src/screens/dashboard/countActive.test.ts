import { expect, test } from 'vitest';
import { countActive } from './countActive.js';

const at = Date.parse('2026-11-21T09:00:00Z');
const did = (user: string, timestamp: string) => ({ user, timestamp, type: 'login', details: '{}' });

test('a user counts once, and only in the periods in which they were active', () => {
  const activities = [
    did('ann', '2026-11-21T08:59:00Z'),
    did('ann', '2026-11-20T10:00:00Z'),
    did('bo', '2026-11-18T09:00:00Z'),
    did('cy', '2026-11-01T09:00:00Z'),
    did('di', 'yesterday'),
  ];
  const counts = (['day', 'week', 'month'] as const).map((period) => countActive(activities, period, at).count);
  expect(counts).toEqual([1, 2, 3]);
});

test('if the log is full, there may be more users than it lists', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => did(`u${index}`, '2026-11-21T08:00:00Z'));
  expect(countActive(people(99), 'week', at)).toEqual({ count: 99, atLeast: false });
  expect(countActive(people(100), 'week', at)).toEqual({ count: 100, atLeast: true });
});
