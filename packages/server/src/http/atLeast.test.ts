import { expect, test } from 'vitest';
import { atLeast } from './atLeast.js';

const never = new Promise<void>(() => undefined);

/** Whether something has settled once all else has been done. */
const isSettled = async (promise: Promise<unknown>) => {
  let settled = false;
  void promise.finally(() => (settled = true)).catch(() => undefined);
  await new Promise(setImmediate);
  return settled;
};

test('B-042: neither success nor failure is answered before the time that both take', async () => {
  const failure = new Error('nobody');
  for (const work of [() => Promise.resolve('sent'), () => Promise.reject(failure)]) {
    expect(await isSettled(atLeast({ pause: () => never }, work))).toBe(false);
    expect(await isSettled(atLeast({ pause: () => Promise.resolve() }, work))).toBe(true);
  }
  await expect(atLeast({ pause: () => Promise.resolve() }, () => Promise.reject(failure))).rejects.toBe(failure);
});
