import { expect, test } from 'vitest';
import { table, type Timed, timed } from './times.ts';

test('the table lists how long each part took, one per line', () => {
  const parts = [
    { name: 'unit', seconds: 66.6, note: '3 passed, 0 failed' },
    { name: 'the application', seconds: 4.2 },
  ];

  expect(table(parts)).toBe('unit              1:07  3 passed, 0 failed\nthe application   0:04');
});

test('failing work is timed too', async () => {
  const parts: Timed[] = [];
  const work = () => Promise.reject(new Error('no'));

  await expect(timed(parts, 'install', work)).rejects.toThrow('no');
  expect(parts).toEqual([{ name: 'install', seconds: expect.any(Number) }]);
});
