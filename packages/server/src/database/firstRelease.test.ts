import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../test/assess.js';
import type { Client } from '../../test/client.js';
import { firstBackup, firstDatabase, readResponses } from '../../test/firstRelease/firstRelease.js';
import { withNextMigration } from '../../test/migrationFolders.js';
import { type TestApp, testApp } from '../../test/testApp.js';
import { bareDatabase } from '../../test/testDatabase.js';
import { findAccount } from '../accounts/users.js';
import { checkRecord } from '../judgements/record/checkRecord.js';
import { restoreBackup } from '../operator/backup/restoreBackup.js';
import { places } from '../places.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { networks } from './schema/index.js';

const { migrations } = places;

type Columns = ReadonlyMap<string, readonly string[]>;

async function listColumns(database: Database): Promise<Columns> {
  const { rows } = await database.execute<{ table: string; columns: string[] }>(sql`
    select table_name as "table", json_agg(column_name order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by 1 order by 1`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The rows of every table, with only these columns. */
async function readRows(database: Database, columns: Columns): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [table, names] of columns) {
    const list = names.map((name) => `"${name}"`).join(', ');
    const { rows } = await database.execute<{ row: unknown }>(
      sql.raw(`select to_jsonb(t) as row from (select ${list} from "${table}") t order by to_jsonb(t)::text`),
    );
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** Tokens that clients send back, and what may grow from release to release. */
const passing = new Set(['revision', 'previous', 'changes', 'may', 'downloads']);

const withoutPassing = (response: unknown): object =>
  JSON.parse(JSON.stringify(response), (key, value: unknown) => (passing.has(key) ? undefined : value)) as object;

/** Updates a new database of 0.1.0, and returns its rows before and after. */
async function update(folder: string): Promise<{ before: object; after: object }> {
  const { database, drop } = await firstDatabase();
  try {
    const columns = await listColumns(database);
    const before = await readRows(database, columns);
    await migrate(database, folder);
    return { before, after: await readRows(database, columns) };
  } finally {
    await drop();
  }
}

test('R-2821 every row and column of a database of 0.1.0 is kept, in nearly every table', async () => {
  const { before, after } = await update(migrations);
  expect(after).toEqual(before);
  const empty = Object.entries(before).filter(([, rows]) => (rows as unknown[]).length === 0);
  // A record without a start begins empty, and erasures are what purging leaves.
  expect(empty.map(([table]) => table)).toEqual(['erasures', 'record_starts']);
});

test.each([
  ['deletes rows', 'DELETE FROM "visits"'],
  ['changes a value', `UPDATE "networks" SET "name" = 'changed'`],
  ['drops a column', 'ALTER TABLE "answers" DROP COLUMN "comment"'],
])('R-2821 a migration that %s is found', async (_, statement) => {
  const notice = withNextMigration(statement, update).then(({ before, after }) => expect(after).toEqual(before));
  await expect(notice).rejects.toThrow();
});

test('R-2821 a migration that adds a column and fills it passes', async () => {
  const statement = `ALTER TABLE "answers" ADD COLUMN "next" text DEFAULT 'filled' NOT NULL`;
  const { before, after } = await withNextMigration(statement, update);
  expect(after).toEqual(before);
});

/** The ways in which a database of 0.1.0 comes to this release. */
const ways = {
  async updated() {
    const { database, drop } = await firstDatabase();
    await migrate(database, migrations);
    return { database, drop };
  },
  async restored() {
    const { database, drop } = await bareDatabase();
    await restoreBackup(database, { file: firstBackup, migrations });
    return { database, drop };
  },
};

describe.each(['updated', 'restored'] as const)('a database of 0.1.0 that is %s', (way) => {
  let database: Database;
  let drop: () => Promise<void>;
  let server: TestApp;
  let owner: Client;
  const { owner: username, networkId, responses } = readResponses();

  beforeAll(async () => {
    ({ database, drop } = await ways[way]());
    server = await testApp({ database });
    owner = await server.signedIn(await findAccount(database, username));
  });
  afterAll(async () => {
    await server?.close();
    await drop?.();
  });

  test('R-2822 R-3280 answers its owner as 0.1.0 did', async () => {
    expect(Object.keys(responses).length).toBeGreaterThan(10);
    for (const [path, response] of Object.entries(responses)) {
      const { payload } = await owner.get(path);
      if (typeof response === 'string') expect(payload, path).toBe(response);
      else expect(JSON.parse(payload), path).toMatchObject(withoutPassing(response));
    }
  });

  test('R-2822 goes on with its record', async () => {
    const findings = async () => {
      const ids = await database.select({ id: networks.id }).from(networks);
      expect(ids.length).toBeGreaterThan(2);
      return (await Promise.all(ids.map(({ id }) => checkRecord(database, id)))).flatMap((check) => check.findings);
    };
    expect(await findings()).toEqual([]);
    const node = (key: string) => `/network/${networkId}/${key}`;
    for (const response of [
      await owner.post(`${node('n3')}/1/save`, answer([60, 30, 10], { comment: 'Since then.' })),
      await owner.post(`${node('n3')}/reset`),
      await owner.post(`${node('n3')}/undo-reset`),
      await owner.post(`${node('n2')}/reset`),
    ])
      expect(response.statusCode, response.body).toBe(200);
    expect(await findings()).toEqual([]);
  });
});
