import { describe, expect, test } from 'vitest';
import { timeFormat } from './formatTime.js';
import { rowChunks } from './ActivityRows.js';

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
