import { expect, test } from 'vitest';
import { dice } from './dice.ts';

test('the same seed yields the same numbers', () => {
  const thrown = (seed: number) => Array.from({ length: 20 }, (_, i) => dice(seed * 1000).whole(i, 500));
  expect(thrown(7)).toEqual(thrown(7));
  const one = dice(7);
  const many = Array.from({ length: 2000 }, () => one.whole(1, 3));
  expect([...new Set(many)].sort()).toEqual([1, 2, 3]);
});
