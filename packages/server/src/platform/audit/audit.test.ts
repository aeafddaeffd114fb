import { expect, test } from 'vitest';
import { plainPasswords } from '../../../test/passwords.js';
import { appForThisTest } from '../../../test/testApp.js';
import { auditLog } from '../../database/schema/index.js';
import { findBreak } from './chain.js';

const PEOPLE = 60;

test('R-2543: people who sign in at the same moment all get in, and the audit log has each of them without a gap', async () => {
  const server = await appForThisTest({ passwords: plainPasswords });
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, person) =>
      server.addUser({ username: `expert${person}@example.org`, passwordHash: 'plain seven' }),
    ),
  );
  const responses = await Promise.all(
    people.map(({ username }) => server.visitor().post('/user/login', { username, password: 'seven' })),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  const entries = await server.database.select().from(auditLog).orderBy(auditLog.number);
  expect(entries.map(({ number }) => number)).toEqual(people.map((_, index) => index + 1));
  expect(new Set(entries.map(({ userId }) => userId))).toEqual(new Set(people.map(({ id }) => id)));
  expect(findBreak(entries)).toBeUndefined();
});
