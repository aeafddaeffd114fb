import { describe, expect, test } from 'vitest';
import { activitiesOf } from './activity.js';
import { formatMetadata } from './formatMetadata.js';
import { timeFormat } from './formatTime.js';
import { rowChunks } from './rowChunks.js';

test('the activities of all users become one list, the latest first', () => {
  const users = [
    {
      username: 'ann',
      recent_activities: [
        { timestamp: '2026-11-20T10:00:00Z', activity_type: 'login', metadata: {} },
        { timestamp: '2026-11-21T10:00:00+02:00', activity_type: 'logout', metadata: { a: 1 } },
      ],
    },
    {
      username: 'bob',
      recent_activities: [{ timestamp: '2026-11-21T09:00:00Z', activity_type: 'login', metadata: null }],
    },
    { username: 'eve', recent_activities: [{ timestamp: 'yesterday', activity_type: 'login', metadata: {} }] },
  ];
  expect(activitiesOf(users).map(({ user, type }) => `${user} ${type}`)).toEqual([
    'bob login',
    'ann logout',
    'ann login',
    'eve login',
  ]);
});

describe('metadata (R-1022)', () => {
  test('is formatted JSON', () => {
    expect(formatMetadata({ node: 'n3', list: [1] })).toEqual({
      text: '{\n  "node": "n3",\n  "list": [\n    1\n  ]\n}',
      left: 0,
    });
  });
  test('that is none is told as it is', () => {
    expect(formatMetadata(null).text).toBe('null');
    expect(formatMetadata(undefined).text).toBe('undefined');
    expect(formatMetadata('<b>x</b>').text).toBe('"<b>x</b>"');
    expect(formatMetadata(10n).text).toBe('10');
  });
  test('that is huge is cut, and says by how much', () => {
    const { text, left } = formatMetadata('x'.repeat(250_000));
    expect(text).toHaveLength(100_000);
    expect(left).toBe(150_002);
  });
});

describe('times', () => {
  test('are written in the given zone, with 24 hours', () => {
    expect(timeFormat('en-GB', 'Europe/Berlin')('2026-11-21T07:52:00Z')).toBe('21 Nov 2026, 08:52');
    expect(timeFormat('de', 'Europe/Berlin')('2026-11-21T23:05:00Z')).toBe('22.11.2026, 00:05');
  });
  test('of a zone that nobody knows are the reader’s own, and what is no time stays as it is', () => {
    expect(() => timeFormat('en', 'Mars/Olympus')('2026-11-21T07:52:00Z')).not.toThrow();
    expect(timeFormat('en', undefined)('<i>soon</i>')).toBe('<i>soon</i>');
  });
});

test('stretches cover every row once', () => {
  expect(rowChunks(0)).toEqual([]);
  expect(rowChunks(120)).toEqual([
    { first: 0, end: 50 },
    { first: 50, end: 100 },
    { first: 100, end: 120 },
  ]);
});
