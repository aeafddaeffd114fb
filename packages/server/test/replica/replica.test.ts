import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/database/migrate.js';
import { type Database, openDatabase } from '../../src/database/database.js';
import { postgresCode } from '../../src/database/postgresCode.js';
import { createReadFromReplica, openReplica } from '../../src/database/replica.js';
import { users } from '../../src/database/schema/index.js';
import { checkReplica } from '../../src/operator/doctor/replicaCheck.js';
import { places } from '../../src/places.js';
import { faults } from '../../src/platform/faults/faults.js';
import { tellOfReplica } from '../../src/platform/faults/tellOfReplica.js';
import { systemClock } from '../../src/platform/clock.js';
import { readConfig } from '../../src/platform/config/config.js';
import { startServer } from '../../src/server.js';
import { demoPassword } from '../../src/site/index.js';
import { answer } from '../assess.js';
import { administer } from '../globalSetup.js';
import { Pgbouncer, pgbouncer } from '../pooler/pgbouncer.js';
import { openResults, panel } from '../takePart.js';
import { type TestApp, testApp } from '../testApp.js';
import { Followed, postgres } from './standby.js';

const noPostgres = 'PostgreSQL is not installed here, so no standby is read from: apt-get install postgresql';

test.skipIf(postgres)(`R-3727: ${noPostgres}`, ({ skip }) => skip(noPostgres));

describe.skipIf(!postgres)('beside a standby', () => {
  let both: Followed;
  let database: Database;
  beforeAll(async () => {
    both = await Followed.start();
    database = openDatabase({ connectionString: both.primary });
    await migrate(database, places.migrations);
  });
  afterAll(async () => {
    await database.$client.end();
    both.stop();
  });

  const configOf = (replica: string, lag = '20s') =>
    readConfig({ DATABASE_URL: both.primary, REPLICA_URL: replica, REPLICA_LAG: lag }, places.checkout);

  /** The product, with the number of transactions that it has begun on the replica, and what the log says of that. */
  async function product(address: string, lag?: string): Promise<TestApp & { reads: () => number; told: object[] }> {
    const replica = openReplica(configOf(address, lag))!;
    let reads = 0;
    const { transaction } = replica.database;
    replica.database.transaction = (work, config) => {
      reads += 1;
      return transaction(work, config);
    };
    const told: object[] = [];
    const tell = (details: object, line: string) => void told.push({ ...details, line });
    const watcher = tellOfReplica({ warn: tell, info: tell });
    const readFromReplica = createReadFromReplica(database, replica, watcher);
    const server = await testApp({ database, readFromReplica });
    onTestFinished(async () => {
      await server.close();
      await replica.database.$client.end();
    });
    return { ...server, reads: () => reads, told };
  }

  const doctor = async (address: string, lag?: string) => {
    const { state, says, todo } = await checkReplica({
      config: configOf(address, lag),
      database,
      dataDir: '',
      clock: systemClock,
      release: places.migrations,
      migrations: places.migrations,
      server: '',
      jobs: undefined,
      running: undefined,
    });
    return [state, [says, todo].filter(Boolean).join(' ')];
  };

  test('R-3727: the dashboard and the downloads of results are read from it, with all that was saved before the call', async () => {
    const server = await product(both.standby);
    const study = await panel(server, ['ann@example.org', 'ben@example.org']);
    for (const expert of study.experts)
      expect((await expert.post(`${study.at('n3')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
    await openResults(study);
    expect(server.reads()).toBe(0);
    const tables = await study.owner.get(`${study.path}/tables/linear?format=csv`);
    expect([tables.statusCode, server.reads()]).toEqual([200, 1]);
    const redcap = await study.owner.get(`${study.path}/redcap/answers`);
    expect([redcap.statusCode, server.reads()]).toEqual([200, 2]);

    const administrator = await server.signedIn(await server.addUser({ isAdmin: true }));
    expect((await administrator.get('/user/activities')).statusCode).toBe(200);
    expect(server.reads()).toBe(3);
    for (let number = 1; number <= 10; number += 1) {
      await submit(server, `suggestion ${number}`);
      expect((await administrator.get('/user/questionnaires')).body).toContain(`suggestion ${number}`);
      expect(server.reads()).toBe(3 + number);
    }
  });

  test('R-3727: a server that is started with REPLICA_URL reads the dashboard from it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'credence-replica-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const more = {
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SECRET: 'only for tests, and long enough for one',
    };
    await administer({ connectionString: both.primary }, ['create database started']);
    const [primary, standby] = [both.primary, both.standby].map((address) => address.replace(/postgres$/, 'started'));
    const settings = { DATABASE_URL: primary!, REPLICA_URL: standby!, REPLICA_LAG: '20s', ...more };
    const server = await startServer(readConfig(settings, places.checkout), places);
    onTestFinished(() => server.stop());
    const call = (what: string, init: RequestInit) => fetch(`${server.address}/api/user/${what}`, init);
    const login = await call('login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@example.org', password: demoPassword }),
    });
    const { token } = (await login.json()) as { token: string };
    expect((await call('activities', { headers: { authorization: `Token ${token}` } })).status).toBe(200);
    const looking = openDatabase({ connectionString: both.standby });
    onTestFinished(() => looking.$client.end());
    const { rows } = await looking.execute(
      sql`select query from pg_stat_activity where datname = 'started' and query = 'commit'`,
    );
    expect(rows).not.toEqual([]);
  });

  test('R-3728: one that is behind by more than REPLICA_LAG is not read from, and the doctor says so', async () => {
    const server = await product(both.standby, '2s');
    const administrator = await server.signedIn(await server.addUser({ isAdmin: true }));
    expect(await doctor(both.standby)).toEqual(['ok', 'The replica has, within 20 seconds, what the database has.']);
    await both.pause();
    onTestFinished(() => both.goOn().then(() => undefined));
    await submit(server, 'while it is behind');
    for (let time = 0; time < 3; time += 1)
      expect((await administrator.get('/user/questionnaires')).body).toContain('while it is behind');
    expect(server.reads()).toBe(0);
    expect(server.told).toEqual([unused('behind')]);
    const [state, says] = await doctor(both.standby, '2s');
    expect(state).toBe('warning');
    expect(says).toMatch(/^The replica is behind by more than 2 seconds, so it is not read from\. .*REPLICA_LAG/);
    await both.goOn();
    await expect
      .poll(async () => {
        expect((await administrator.get('/user/questionnaires')).body).toContain('while it is behind');
        return server.reads();
      })
      .toBeGreaterThan(0);
    expect(server.told).toEqual([unused('behind'), { fault: 'replica_unused', line: faults.replica_unused.over }]);
  });

  test('R-3729: one that is away, or follows another database, is not read from, and the doctor says which', async () => {
    const away = both.standby.replace(/:\d+\//, ':1/');
    for (const address of [away, both.primary]) {
      const server = await product(address);
      const administrator = await server.signedIn(await server.addUser({ isAdmin: true }));
      expect((await administrator.get('/user/activities')).statusCode).toBe(200);
      expect(server.reads()).toBe(0);
    }
    expect(await doctor(both.primary)).toEqual([
      'failing',
      expect.stringMatching(/does not follow DATABASE_URL\. Correct/),
    ]);
    expect(await doctor(away)).toEqual([
      'warning',
      expect.stringMatching(/^The replica cannot be asked: REPLICA_URL names a server that does not answer/),
    ]);
  });

  test.skipIf(!pgbouncer)(
    'R-3732: one behind a pooler that forgets statements is told by the log and the doctor, and nobody is refused',
    async () => {
      const port = Number(new URL(both.standby).port);
      const pooler = await Pgbouncer.start({ host: '127.0.0.1', port, user: 'credence' }, 4);
      onTestFinished(() => pooler.stop());
      const address = pooler.address('postgres');
      expect(await doctor(address)).toEqual([
        'warning',
        'The replica cannot be asked: REPLICA_URL leads to a pooler in transaction mode that does not keep statements prepared. Set PREPARED_STATEMENTS=off, or max_prepared_statements in PgBouncer from 1.21 on. Until then all is read from DATABASE_URL.',
      ]);
      const server = await product(address);
      const administrator = await server.signedIn(await server.addUser({ isAdmin: true }));
      const dashboards = () => Promise.all(Array.from({ length: 8 }, () => administrator.get('/user/activities')));
      await expect
        .poll(async () => {
          expect((await dashboards()).map(({ statusCode }) => statusCode)).toEqual(
            Array.from({ length: 8 }, () => 200),
          );
          return server.told[0];
        })
        .toEqual(unused(expect.stringMatching(/^prepared statement .* (does not exist|already exists)$/)));
    },
  );

  test('R-3730: what would write there is refused, with a replica and without, and is not done in the database instead', async () => {
    const replica = openReplica(configOf(both.standby))!;
    onTestFinished(() => replica.database.$client.end());
    const insert = sql`insert into users (id, username, username_key, password_hash, created_at) values (gen_random_uuid(), 'a', 'a', '', now())`;
    for (const given of [replica, undefined]) {
      const refused = createReadFromReplica(database, given, silent)((reader) => reader.execute(insert));
      expect(postgresCode(await refused.catch((error: unknown) => error))).toBe('25006');
    }
    expect(await database.select().from(users).where(eq(users.usernameKey, 'a'))).toEqual([]);
  });
});

/** What the log says when the replica is left alone. */
function unused(reason: unknown): object {
  const { began, todo } = faults.replica_unused;
  return { fault: 'replica_unused', reason, todo, line: began };
}

const silent = { left: () => undefined, used: () => undefined };

/** Somebody fills in the questionnaire. */
async function submit(server: TestApp, words: string): Promise<void> {
  const person = await server.signedIn();
  const response = await person.post('/user/questionnaire', given(words));
  expect(response.statusCode, response.body).toBe(200);
}

const ratings = Object.fromEntries(Array.from({ length: 7 }, (_, item) => [String(item + 1), 4]));
const given = (words: string) => ({
  ...ratings,
  '8': words,
  '9': 'none',
  '10': 'none',
  '11': 'none',
  '12': 'Advanced',
  '13': 'Daily',
});
