import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/testDatabase.js';
import { builtOnce } from './builtOnce.js';
import { namesOfStatements } from './clientThatNames.js';
import { openDatabase, type Reader } from './database.js';
import { users } from './schema/index.js';

/** A pool of one connection, and what that has prepared. */
async function oneConnection(options?: { prepares: boolean }) {
  const made = await testDatabase();
  onTestFinished(() => made.drop());
  const database = openDatabase({ ...made.database.$client.options, max: 1 }, options);
  onTestFinished(() => database.$client.end());
  return {
    database,
    prepared: async () =>
      (await database.$client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
        ({ statement }) => statement,
      ),
  };
}

const byName = (reader: Reader, username: string) =>
  reader.select({ id: users.id }).from(users).where(eq(users.username, username));
const builtByName = builtOnce((reader) =>
  reader
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, sql.placeholder('username')))
    .prepare('by_name'),
);

test('a statement is prepared once it recurs, whatever its values; one that does not is not', async () => {
  const { database, prepared } = await oneConnection();
  await database.select({ username: users.username }).from(users).where(eq(users.firstname, 'Ada'));
  for (const username of ['a', 'b', 'c']) await byName(database, username);
  expect(await prepared()).toEqual([byName(database, 'd').toSQL().sql]);
});

test('with the setting off, nothing is prepared, not even what drizzle gives a name', async () => {
  const { database, prepared } = await oneConnection({ prepares: false });
  for (const username of ['a', 'b', 'c']) {
    await byName(database, username);
    await builtByName(database).execute({ username });
  }
  expect(await prepared()).toEqual([]);
});

test('a statement without values, such as begin, is never prepared', async () => {
  const { database, prepared } = await oneConnection();
  for (let time = 0; time < 3; time += 1) await database.transaction((transaction) => byName(transaction, 'a'));
  expect((await prepared()).filter((statement) => /begin|commit/i.test(statement))).toEqual([]);
});

test('no more than five hundred statements get a name; a name stays with its statement', () => {
  const statementName = namesOfStatements();
  const texts = Array.from({ length: 600 }, (_, index) => `select ${index}, $1`);
  for (const text of texts) for (let time = 0; time < 2; time += 1) statementName(text);
  const names = texts.flatMap((text) => statementName(text) ?? []);
  expect(names).toHaveLength(500);
  expect(new Set(names).size).toBe(names.length);
  expect(texts.flatMap((text) => statementName(text) ?? [])).toEqual(names);
});

test('a statement that is built once runs where it was asked for: within a transaction, in that', async () => {
  const { database } = await oneConnection();
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`create temporary table users on commit drop as select ${crypto.randomUUID()}::uuid id, 'a' username`,
    );
    expect(await builtByName(transaction).execute({ username: 'a' })).toHaveLength(1);
  });
  expect(await builtByName(database).execute({ username: 'a' })).toHaveLength(0);
});
