import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../test/testApp.js';
import { users } from '../database/schema/index.js';
import { loggedError } from './loggedError.js';

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

test('R-3271: a failed statement is logged with its code and what it is about, without its values', async () => {
  const { database, addUser } = await appForThisTest();
  const user = await addUser({ username: 'okapi@example.org' });
  const cast = loggedError(await failureOf(() => database.execute(sql`select ${'okapi'}::int`)));
  expect(cast).toMatchObject({ cause: { type: 'error', code: '22P02' } });
  const twice = loggedError(await failureOf(() => database.insert(users).values(user)));
  expect(twice.cause).toMatchObject({ code: '23505', table: 'users', constraint: expect.any(String) as string });
  for (const logged of [cast, twice]) {
    expect(JSON.stringify(logged)).not.toContain('okapi');
    expect(logged.stack).toContain('loggedError.test.ts');
  }
});

test.each([
  ['a parser', () => JSON.parse('okapi') as unknown],
  ['a text of many lines', () => Promise.reject(new Error('first\n    at okapi (okapi:1:1)\nlast'))],
  [
    'something deep',
    () => Promise.reject(new Error('a', { cause: new Error('okapi', { cause: new Error('okapi') }) })),
  ],
])('R-3271: what %s quotes is not logged', async (_what, work) => {
  const logged = loggedError(await failureOf(work));
  expect(JSON.stringify(logged)).not.toContain('okapi');
  expect(logged.stack).toMatch(/^ +at .*loggedError\.test\.ts/m);
});

test('R-3271: what is no error is logged by its type', () => {
  expect(loggedError('okapi')).toEqual({ type: 'string', stack: '' });
});
