import { expect, test } from 'vitest';
import { createPasswords } from './passwords.js';

test('a password is kept as an Argon2id hash of 19 MiB and two passes, another one each time', async () => {
  const passwords = createPasswords();
  const [one, other] = await Promise.all([passwords.hash('seven quiet larks'), passwords.hash('seven quiet larks')]);
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.verify(one, 'seven quiet larks')).toBe(true);
  expect(await passwords.verify(one, 'seven quiet lark')).toBe(false);
  expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
});

test('two at most are checked at a time; the others wait in the order they came', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('seven quiet larks');
  await passwords.verify(hash, 'seven quiet larks');
  const begun: { index: number; goOn: () => void }[] = [];
  const checks = Array.from({ length: 8 }, (_, index) =>
    passwords.verify(
      hash,
      'seven quiet larks',
      () => new Promise<void>((resolve) => begun.push({ index, goOn: resolve })),
    ),
  );
  for (const [done, check] of checks.entries()) {
    await expect.poll(() => begun).toHaveLength(Math.min(done + 2, checks.length));
    begun[done]?.goOn();
    expect(await check).toBe(true);
  }
  expect(begun.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a refused check frees its slot for the next one', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('seven quiet larks');
  const refuse = () => Promise.reject(new Error('too many'));
  const checks = Array.from({ length: 4 }, () => passwords.verify(hash, 'x', refuse));
  for (const check of checks) await expect(check).rejects.toThrow('too many');
  expect(await passwords.verify(hash, 'seven quiet larks')).toBe(true);
});
