import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { Pgbouncer, pgbouncer } from './pgbouncer.js';
import { type Database, openDatabase } from '../../src/database/database.js';
import { events, mails } from '../../src/database/schema/index.js';
import { verifyBackup } from '../../src/operator/backup/verifyBackup.js';
import { restoreBackup } from '../../src/operator/backup/restoreBackup.js';
import { writeBackup } from '../../src/operator/backup/writeBackup.js';
import { checkDatabase } from '../../src/operator/doctor/databaseChecks.js';
import { explainFailure } from '../../src/operator/explainFailure.js';
import { retain } from '../../src/operator/retention/retain.js';
import { places } from '../../src/places.js';
import { systemClock } from '../../src/platform/clock.js';
import { type Config, readConfig } from '../../src/platform/config/config.js';
import { PostOffice } from '../../src/platform/mail/postOffice.js';
import { startServer } from '../../src/server.js';
import { answer, assessed } from '../assess.js';
import { databaseState } from '../databaseState.js';
import { administer, onDatabase } from '../globalSetup.js';
import { notPlanted } from '../plantedAssessments.js';
import { panel } from '../takePart.js';
import { type TestApp, testApp } from '../testApp.js';

const noPooler = 'PgBouncer is not installed here, so nothing goes through it: apt-get install pgbouncer';

test.skipIf(pgbouncer)(`R-3721: ${noPooler}`, ({ skip }) => skip(noPooler));

describe.skipIf(!pgbouncer)('behind PgBouncer in transaction mode', () => {
  let pooler: Pgbouncer;
  beforeAll(async () => {
    // Few connections, so that each is lent to many.
    pooler = await Pgbouncer.start(new pg.Client(inject('server').connection), 4);
  });
  afterAll(() => pooler.stop());

  /** A database of its own; `direct` is the way past the pooler. */
  async function newDatabase(template: string): Promise<{ name: string; address: string; direct: pg.PoolConfig }> {
    const { connection } = inject('server');
    const name = `${inject('server').template}_${randomBytes(6).toString('hex')}`;
    await administer(connection, [`create database ${name} template ${template}`]);
    onTestFinished(() => administer(connection, [`drop database ${name} with (force)`]));
    return { name, address: pooler.address(name), direct: onDatabase(connection, name) };
  }

  function opened(connection: pg.PoolConfig): Database {
    const database = openDatabase(connection, { prepares: false });
    onTestFinished(() => database.$client.end());
    return database;
  }

  async function dataFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'credence-pooler-data-'));
    await chmod(folder, 0o755);
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async function appBehindPooler(): Promise<TestApp & { direct: Database }> {
    const { address, direct } = await newDatabase(inject('server').template);
    const server = await testApp({ database: opened({ connectionString: address }) });
    onTestFinished(() => server.close());
    return { ...server, direct: opened(direct) };
  }

  const settings = async (address: string, more: Record<string, string> = {}) =>
    readConfig(
      {
        DATABASE_URL: address,
        DATA_DIR: await dataFolder(),
        PREPARED_STATEMENTS: 'off',
        SECRET: 'the same in all processes, for tests',
        PORT: '0',
        LOG_LEVEL: 'silent',
        ...more,
      },
      places.checkout,
    );

  const locksOf = async ({ direct }: { direct: Database }) =>
    (
      await direct.execute(
        sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rows;

  test('R-3720: two processes that start at once on an empty database both come up, on tables made once', async () => {
    const { address, direct } = await newDatabase('template0');
    const config = await settings(address);
    const servers = await Promise.all([startServer(config, places), startServer(await settings(address), places)]);
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
    for (const { address: at } of servers)
      expect(await (await fetch(`${at}/readyz`)).json()).toEqual({ status: 'ready' });
    const { rows } = await opened(direct).execute(sql`select hash from drizzle.__drizzle_migrations`);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  });

  test('R-3721: people upload, save and take part, mails go, a round closes, a backup is made and restored', async () => {
    const server = await appBehindPooler();
    const { owner, at } = await assessed(server);
    for (let time = 0; time < 3; time += 1)
      expect((await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10 + time]))).statusCode).toBe(200);
    const study = await panel(server, ['ann@example.org', 'ben@example.org']);
    for (const expert of study.experts)
      expect((await expert.post(`${study.at('n3')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
    expect((await study.owner.post(`${study.path}/close`)).statusCode).toBe(200);
    expect((await study.owner.post(`${study.path}/results`)).statusCode).toBe(200);

    const sent: string[] = [];
    const office = new PostOffice({
      ...server,
      secret: server.config.secret,
      log: server.app.log,
      transport: {
        send: (_mail, id) => Promise.resolve(String(sent.push(id))),
        greet: () => Promise.resolve(),
        close() {},
      },
    });
    await office.deliverDue();
    const left = await server.direct.select({ id: mails.id, sentAt: mails.sentAt }).from(mails);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent)).toEqual(new Set(left.filter(({ sentAt }) => sentAt).map(({ id }) => id)));

    const file = path.join(await dataFolder(), 'all.backup');
    const { migrations } = places;
    await writeBackup(server.database, { file, at: server.clock.now(), migrations });
    const state = await databaseState(server.direct);
    expect((await verifyBackup({ file, migrations, identities: [] })).rows).toBeGreaterThan(50);
    await study.owner.post(`${study.path}/final`);
    await restoreBackup(server.database, { file, migrations });
    expect(await databaseState(server.direct)).toBe(state);
  });

  test('R-3722: retention leaves no lock with a connection, so that every later run does its work, in each process', async () => {
    const server = await appBehindPooler();
    const { owner, at } = await assessed(server);
    let ending = false;
    const busy = Promise.all(
      Array.from({ length: 6 }, async () => {
        while (!ending) await owner.get(`${at('n3')}/1`);
      }),
    );
    const other = opened({ connectionString: String(server.database.$client.options.connectionString) });
    try {
      for (const database of [server.database, other, server.database, other]) {
        expect(await retain(database, server.clock.now(), server)).toBe(true);
        expect(await locksOf(server)).toEqual([]);
      }
    } finally {
      ending = true;
      await busy;
    }
  });

  test('R-3723: what waits for a lock is ended on every connection, after ten seconds or the time that the operator set', async () => {
    const { address, direct } = await newDatabase('template0');
    const config = await settings(address);
    const start = async () => (await startServer(config, places)).stop();
    const database = opened({ connectionString: address });
    const patience = () =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_sleep(0.2)`);
        return (await transaction.execute(sql`show lock_timeout`)).rows[0]?.lock_timeout;
      });
    await start();
    expect(new Set(await Promise.all(Array.from({ length: 4 }, patience)))).toEqual(new Set(['10s']));
    await administer(direct, [
      `alter role current_user in database ${address.split('/').at(-1)} set lock_timeout = '50ms'`,
    ]);
    await start();
    await pooler.restart();
    const locker = await opened(direct).$client.connect();
    await locker.query('begin; lock table users in access exclusive mode');
    const waiting = await database.execute(sql`select 1 from users`).catch((error: unknown) => error);
    await locker.query('rollback');
    locker.release();
    expect(await explainFailure(waiting, config)).toBe(
      'The database is locked by another program. Try again in a moment. Nothing was changed.',
    );
  });

  test('R-3724: where the pooler is why it does not start, that is what is said, with what to do', async () => {
    const { address } = await newDatabase('template0');
    const says = async (more: Record<string, string>) => {
      const config = await settings(address, more);
      return startServer(config, places).then(
        (server) => server.stop().then(() => 'started'),
        (error: unknown) => explainFailure(error, config),
      );
    };
    expect(await says({ PREPARED_STATEMENTS: 'on' })).toMatch(
      /^DATABASE_URL leads to a pooler .* Set PREPARED_STATEMENTS=off/,
    );
    const config = await settings(address, { PREPARED_STATEMENTS: 'on' });
    expect(await lookAtDatabase(config, opened({ connectionString: address }))).toMatchObject({
      state: 'failing',
      says: expect.stringMatching(/Set PREPARED_STATEMENTS=off/) as string,
    });
    expect(await says({ DATABASE_URL: `${address}?options=-c%20lock_timeout%3D1` })).toMatch(
      /^DATABASE_URL leads to a pooler that refuses: unsupported startup parameter: options\. Leave that parameter out/,
    );
    expect(await says({ DATABASE_URL: pooler.address('nowhere') })).toMatch(
      /^DATABASE_URL leads to a pooler that refuses: (no such database: nowhere|.*database "nowhere" does not exist)\. Add the database to its section \[databases\], or correct the name in DATABASE_URL\.$/,
    );
  });

  test('R-3725: a pooler whose connections all break while people save, and that is killed itself, loses and doubles nothing', async () => {
    const server = await appBehindPooler();
    const { owner, at, networkId } = await assessed(server);
    const acknowledged: string[] = [];
    const refused = new Set<number>();
    let ending = false;
    const save = async (comment: string) => {
      const key = { 'idempotency-key': randomUUID() };
      for (;;) {
        const { statusCode } = await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10], { comment }), key);
        if (statusCode === 200) return acknowledged.push(comment);
        refused.add(statusCode);
        if (statusCode !== 503) return;
        await sleep(50);
      }
    };
    let next = 0;
    const writers = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!ending) await save(`answer ${(next += 1)}`);
      }),
    );
    for (let time = 0; time < 6; time += 1) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 8);
      if (time % 2 === 0) await breakAll(server.direct);
      else await pooler.restart();
    }
    await expect.poll(() => acknowledged.length).toBeGreaterThan(60);
    ending = true;
    await writers;
    const kept = await server.direct
      .select({ comment: sql`${events.after} ->> 'comment'` })
      .from(events)
      .where(and(eq(events.networkId, networkId), eq(events.type, 'answer_saved'), notPlanted(events)));
    expect(kept.map(({ comment }) => comment).toSorted()).toEqual(acknowledged.toSorted());
    expect([...refused].filter((status) => status !== 503)).toEqual([]);
    expect(refused).toContain(503);
    expect(await retain(server.database, server.clock.now(), server)).toBe(true);
  });
});

/** Ends every connection that the pooler has to this database, whatever it is doing. */
const breakAll = (direct: Database) =>
  direct.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );

const lookAtDatabase = (config: Config, database: Database) =>
  checkDatabase({
    config,
    database,
    dataDir: config.dataDir,
    clock: systemClock,
    release: places.migrations,
    migrations: places.migrations,
    server: '',
    jobs: undefined,
    running: undefined,
  });
