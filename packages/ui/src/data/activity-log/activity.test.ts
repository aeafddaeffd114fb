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
    expect(formatMetadata({ node: 'n3', list: [1] })).toBe('{\n  "node": "n3",\n  "list": [\n    1\n  ]\n}');
  });
  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['<b>x</b>', '"<b>x</b>"'],
    [10n, '10'],
    ['a"]}\\', JSON.stringify('a"]}\\')],
  ])('%s is told as it is', (metadata, text) => {
    expect(formatMetadata(metadata)).toBe(text);
  });
  test('that is very deep stands on one line (B-190)', () => {
    let deep: unknown = 'core';
    for (let level = 0; level < 3000; level += 1) deep = [deep];
    expect(formatMetadata(deep)).toBe(`${'['.repeat(3000)}"core"${']'.repeat(3000)}`);
  });
  test('that leads back to itself does not break the page (B-190)', () => {
    const round: { self?: unknown } = {};
    round.self = round;
    expect(formatMetadata(round)).toBe('[object Object]');
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
  expect(rowChunks(60)).toEqual([
    { first: 0, end: 25 },
    { first: 25, end: 50 },
    { first: 50, end: 60 },
  ]);
});
