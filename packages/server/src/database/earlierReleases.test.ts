import { isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../test/assess.js';
import type { Client } from '../../test/client.js';
import {
  type EarlierDatabase,
  earlierDatabase,
  keptReleases,
  migrationsFolder,
} from '../../test/earlier/earlierDatabase.js';
import { readMigrations } from '../../test/earlier/migrations.js';
import { listColumns, readRows } from '../../test/earlier/rows.js';
import { readPaths } from '../../test/earlier/served.js';
import { type TestApp, testApp } from '../../test/testApp.js';
import { findAccount } from '../ground/accounts/users.js';
import { checkRecord } from '../ground/record/checkRecord.js';
import { migrate } from './migrate.js';
import { events, networks, NO_NETWORK, recordStarts, visits } from './schema/index.js';

/** The first release that records what a node's rows are after each event. */
const RECORDING = '0017_record';

/**
 * What says nothing of the answers: a token that clients only send back, which page somebody came from, and what people
 * may do, which grows.
 */
const passing = new Set(['revision', 'previous', 'changes', 'may']);

/** An event that belongs to no network says so since `0020_event_keys`. */
const ofSomeNetwork = (row: unknown) => {
  const event = row as { network_id: string | null };
  return { ...event, network_id: event.network_id ?? NO_NETWORK };
};

const withoutPassing = (response: unknown) =>
  JSON.parse(JSON.stringify(response), (key, value: unknown) => (passing.has(key) ? undefined : value)) as object;

test('R-2825 a database of every release before this one is kept: a new migration asks for that of the last', () => {
  expect(keptReleases).toEqual(readMigrations(migrationsFolder).slice(0, -1));
});

describe.each(keptReleases)('a database as %s left it', (newest) => {
  const isBeforeRecord = newest < RECORDING;
  let earlier: EarlierDatabase;
  let server: TestApp;
  let owner: Client;

  beforeAll(async () => {
    earlier = await earlierDatabase(newest);
  });
  afterAll(async () => {
    await server?.close();
    await earlier?.drop();
  });

  test('R-2821 keeps every row as it was', async () => {
    const { database } = earlier;
    const columns = await listColumns(database);
    const before = await readRows(database, columns);
    await migrate(database, migrationsFolder);
    expect(await readRows(database, columns)).toEqual({ ...before, events: before.events!.map(ofSomeNetwork) });
  });

  test('R-2824 knows in which assessment people were', async () => {
    const { database } = earlier;
    expect(await database.$count(visits)).toBeGreaterThan(0);
    expect(await database.$count(visits, isNull(visits.assessmentId))).toBe(0);
  });

  test.runIf(isBeforeRecord)('R-2824 leaves the events before the record out of it, and begins with rows', async () => {
    const { database } = earlier;
    expect(await database.$count(events)).toBeGreaterThan(0);
    expect(await database.$count(events, isNotNull(events.revision))).toBe(0);
    expect(await database.$count(recordStarts)).toBeGreaterThan(0);
  });

  test('R-2822 answers its owner as that release did', async () => {
    server = await testApp({ database: earlier.database });
    server.clock.advance(earlier.at.getTime() - server.clock.now().getTime());
    owner = await server.signedIn(await findAccount(earlier.database, 'expert@example.org'));
    const { networkId, responses } = earlier.served;
    expect(Object.keys(responses)).toEqual(readPaths(networkId));
    for (const [path, response] of Object.entries(responses)) {
      const { payload } = await owner.get(path);
      if (typeof response === 'string') expect(payload, path).toBe(response);
      else expect(JSON.parse(payload), path).toMatchObject(withoutPassing(response));
    }
  });

  const findings = async () => {
    const { database } = earlier;
    const checked = await Promise.all(
      (await database.select({ id: networks.id }).from(networks)).map(({ id }) => checkRecord(database, id)),
    );
    expect(checked.length).toBeGreaterThan(2);
    return checked.flatMap((check) => check.findings);
  };

  test('R-2823 begins its record with what was there, and goes on from it', async () => {
    expect(await findings()).toEqual([]);
    const node = (key: string) => `/network/${earlier.served.networkId}/${key}`;
    const statuses = [
      await owner.post(`${node('n3')}/1/save`, answer([60, 30, 10], { comment: 'Since then.' })),
      await owner.post(`${node('n1')}/1/save`, answer([10, 10, 80])),
      await owner.post(`${node('n3')}/reset`),
      await owner.post(`${node('n3')}/undo-reset`),
      await owner.post(`${node('n2')}/reset`),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await findings()).toEqual([]);
  });
});
