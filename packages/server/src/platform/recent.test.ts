import { expect, test } from 'vitest';
import { Recent } from './recent.js';

/** Counts how often each key is computed. */
function counted(most: number) {
  const recent = new Recent<string>(most);
  const times = new Map<string, number>();
  const ask = (key: string, isWorthKeeping = true) =>
    recent.of(
      key,
      () => {
        times.set(key, (times.get(key) ?? 0) + 1);
        return key === 'fails' ? Promise.reject(new Error(key)) : Promise.resolve(key);
      },
      () => isWorthKeeping,
    );
  return { ask, times: () => Object.fromEntries(times) };
}

test('R-2940: two who ask for the same share one computation', async () => {
  const { ask, times } = counted(2);
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a', 'a']);
  expect(await ask('a')).toBe('a');
  expect(times()).toEqual({ a: 1 });
});

test('R-2940: what failed, or ran out of time, is computed again', async () => {
  const { ask, times } = counted(2);
  for (let time = 0; time < 2; time += 1) {
    await expect(ask('fails')).rejects.toThrow('fails');
    await ask('late', false);
  }
  expect(times()).toEqual({ fails: 2, late: 2 });
});

test('R-2940: of more than it may keep, it forgets what was asked for longest ago', async () => {
  const { ask, times } = counted(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(times()).toEqual({ a: 1, b: 2, c: 1 });
});
