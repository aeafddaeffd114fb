import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Looked, lookAt } from '../../test/byNetwork/lookAt.js';
import { type NetworkTable, networkTables } from '../../test/byNetwork/networkTables.js';
import { recordStatements } from '../../test/byNetwork/recordStatements.js';
import { playWork, type Work } from '../../test/byNetwork/work.js';
import { type TestApp, testApp } from '../../test/testApp.js';
import { bareDatabase } from '../../test/testDatabase.js';
import { places } from '../places.js';
import { migrate } from './migrate.js';

let server: TestApp;
let tables: NetworkTable[];
let work: Work;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await bareDatabase();
  drop = made.drop;
  await migrate(made.database, places.migrations);
  server = await testApp({ database: made.database });
  tables = await networkTables(made.database);
  // Plans are the same in every run: nothing is known of any table, and its size is guessed.
  for (const { table } of tables)
    await made.database.$client.query(`alter table "${table}" set (autovacuum_enabled = off)`);
  work = await playWork(server);
});
afterAll(async () => {
  await server.close();
  await drop();
});

/** What each statement of some work does with the tables of networks. */
async function look(play: () => Promise<void>): Promise<(Looked & { readonly text: string })[]> {
  const texts = await recordStatements(server.database, play);
  return Promise.all(texts.map(async (text) => ({ text, ...(await lookAt(server.database, tables, text)) })));
}

/** Tables that hold nothing of a network: people, how they come in, mail, counts and what the site itself keeps. */
const ofNoNetwork = [
  'activity_counts',
  'address_changes',
  'attempts',
  'audit_log',
  'clock_record',
  'identities',
  'known_browsers',
  'links',
  'mails',
  'pending_logins',
  'questionnaires',
  'recovery_codes',
  'registrations',
  'second_factors',
  'sessions',
  'users',
];

test('R-3300: every table says of which network a row is, or holds nothing of one', async () => {
  const { rows } = await server.database.$client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  const others = rows.map(({ name }) => name).filter((name) => !tables.some(({ table }) => table === name));
  expect(others).toEqual(ofNoNetwork);
  expect(tables.length).toBeGreaterThan(20);
});

test('R-3300: the network is first in every primary key of such a table, and in all else that is there once', () => {
  for (const { table, column, primaryKey, unique } of tables) {
    expect(primaryKey[0], table).toBe(column);
    for (const columns of unique) expect(columns, table).toContain(column);
  }
});

test('R-3300: what refers to a row of such a table is of the same network', () => {
  const references = tables.flatMap(({ table, column, references: all }) =>
    all.map((reference) => ({ ...reference, from: table, column })),
  );
  expect(references.length).toBeGreaterThan(20);
  for (const { from, column, own, theirs, table } of references) {
    const other = tables.find((candidate) => candidate.table === table);
    expect([own[0], theirs[0]], `${from} to ${table}`).toEqual([column, other?.column]);
  }
});

/** The one statement about a login: whether a session that is for one study still holds there. */
const aboutLogin =
  /^select "sessions"\."token_hash", .* left join "study_experts" on \("study_experts"\."network_id" = "sessions"\."study_id" .* where "sessions"\."token_hash" = \$1$/;

/**
 * The one statement about a person and not about a network: how long their latest visits took, wherever these were. It
 * reads 60 rows of an index on the person.
 */
const aboutPerson = /^select "seconds", "states" from "visits" where "visits"."user_id" = \$1 .* limit \$2$/;

test.each(['save', 'question', 'overview'] as const)(
  'R-3301: every statement of a %s names its network',
  async (kind) => {
    const looked = (await look(() => work[kind]())).filter(({ at }) => at.length > 0);
    const unnamed = looked.filter((statement) => statement.unnamed.length > 0);
    expect(unnamed.filter(({ text }) => !aboutPerson.test(text) && !aboutLogin.test(text))).toEqual([]);
    // What was looked at, so that the test does not hold because there was nothing.
    const seen = new Set(looked.flatMap(({ at }) => at));
    expect([...seen]).toEqual(expect.arrayContaining(work.tables[kind]));
    expect(looked.length).toBeGreaterThanOrEqual(work.statements[kind]);
  },
);

test.each([
  ['reads events by their id', 'select type from events where id = $1', ['events']],
  [
    'reads one table by its network and joins another by a name alone',
    'select a.comment from answers a join nodes n on n.key = a.node_key where a.network_id = $1',
    ['nodes'],
  ],
  ['compares networks without saying which', 'select from answers where network_id <> $1', ['answers']],
  ['changes what a person did anywhere', 'update events set username = $1 where actor_id = $2', ['events']],
  [
    'deletes in a part of a statement',
    'with gone as (delete from visits where user_id = $1 returning id) select count(*) from gone',
    ['visits'],
  ],
  ['inserts without a network', 'insert into events (id, at, seq, type) values ($1, now(), 1, $2)', ['events']],
])('R-3301: a statement that %s is found', async (_, text, unnamed) => {
  expect((await lookAt(server.database, tables, text)).unnamed).toEqual(unnamed);
});

test('R-3301: a statement that names its network is not, whichever way it does', async () => {
  for (const text of [
    'select from events where network_id = $1 and id = $2',
    'select from nodes n join answers a on a.network_id = n.network_id and a.node_key = n.key where n.network_id = $1',
    'delete from visits where $1 = network_id and user_id = $2',
    'insert into events (id, at, seq, type, network_id) values ($1, now(), 1, $2, $3)',
    'select from networks where id = $1',
  ]) {
    const { at, unnamed } = await lookAt(server.database, tables, text);
    expect([at.length > 0, unnamed], text).toEqual([true, []]);
  }
});
