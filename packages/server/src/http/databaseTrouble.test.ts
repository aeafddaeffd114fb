import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { appForThisTest, type TestApp } from '../../test/testApp.js';
import { addPeople, makeWorld } from '../../test/world.js';
import { type Database, openDatabase, type Transaction } from '../database/database.js';
import { answers } from '../database/schema/index.js';
import { withTransaction } from '../database/withTransaction.js';
import { operations } from '../operations.js';
import { faults } from '../platform/faults/faults.js';
import { DatabaseTrouble } from './databaseTrouble.js';
import { loggerOptions } from './logger.js';

const answer = { sliders: [70, 30], 'self-eval': 1, comment: 'of the patient', timer: 5 };

async function logged() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  /** What the log says of faults, and whatever else deserves a look. */
  const told = () => lines.filter(({ fault, level }) => fault !== undefined || Number(level) >= 40);
  return { told, app: await appForThisTest({ logger: { ...loggerOptions('info'), stream } }) };
}

const readiness = async ({ app, clock }: TestApp) => {
  clock.advance(2000);
  const response = await app.inject('/readyz');
  return [response.statusCode, response.json<{ status: string }>().status];
};

/** Lets PostgreSQL itself refuse new tables and new events, as on a full disk. */
async function fillDisk({ database }: TestApp): Promise<() => Promise<void>> {
  await database.execute(
    sql.raw(`
      create function full_disk_says() returns text language sql as $$ select 'no space left on device' $$;
      create function full_row() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '53100', message = full_disk_says(); end $$;
      create function full_table() returns event_trigger language plpgsql as
        $$ begin raise exception using errcode = '53100', message = full_disk_says(); end $$;
      create trigger full_disk before insert on events for each row execute function full_row();
      create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function full_table()`),
  );
  return async () => {
    await database.execute(
      sql`drop event trigger if exists full_disk; drop trigger if exists full_disk on events;
          drop function if exists full_row, full_table, full_disk_says`,
    );
  };
}

test('B-274 R-2661 R-3335 a full disk is logged once, with its code and without the answer, and the server is not ready until there is space', async () => {
  const { app, told } = await logged();
  const people = await addPeople(app);
  const { networkId } = await makeWorld(app, people);
  const owner = await app.signedIn(people.owner);
  expect(await readiness(app)).toEqual([200, 'ready']);
  const free = await fillDisk(app);
  onTestFinished(free);

  for (let time = 0; time < 3; time += 1) {
    const refused = await owner.post(`/network/${networkId}/n1/1/save`, answer);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'storage_unavailable',
      '10',
    ]);
  }
  const { began, todo, over } = faults.disk_full;
  const begins = { fault: 'disk_full', code: '53100', reason: 'no space left on device', todo, msg: began };
  expect(told()).toEqual([expect.objectContaining(begins)]);
  expect(JSON.stringify(told())).not.toContain(answer.comment);
  expect(await readiness(app)).toEqual([503, 'no space left']);

  await free();
  expect(await readiness(app)).toEqual([200, 'ready']);
  expect((await owner.post(`/network/${networkId}/n1/1/save`, answer)).statusCode).toBe(200);
  const ends = expect.objectContaining({ fault: 'disk_full', refused: 3, msg: over }) as unknown;
  await expect.poll(told).toEqual([expect.objectContaining(begins), ends]);
});

test('R-2661 a database that accepts no changes is not ready', async () => {
  const { app } = await logged();
  const { database } = app;
  const { rows } = await database.execute<{ name: string }>(sql`select current_database() as name`);
  const name = rows[0]?.name ?? '';
  const reset = async () => {
    await database.$client.query(`alter database ${name} reset default_transaction_read_only`);
  };
  onTestFinished(reset);
  await database.$client.query(`alter database ${name} set default_transaction_read_only = on`);
  // Only new connections heed it.
  const readOnly = openDatabase(database.$client.options);
  onTestFinished(() => readOnly.$client.end());
  expect(await readiness(await appForThisTest({ database: readOnly }))).toEqual([503, 'database is read-only']);
});

async function whileLocked<Result>({ database }: TestApp, work: () => Promise<Result>): Promise<Result> {
  const writer = await database.$client.connect();
  try {
    await writer.query('begin; lock table events in access exclusive mode');
    return await work();
  } finally {
    await writer.query('rollback');
    writer.release();
  }
}

test('B-195 a save that finds the database locked waits, then is refused as busy, and loses nothing', async () => {
  const app = await appForThisTest();
  const people = await addPeople(app);
  const { networkId } = await makeWorld(app, people);
  const { token, csrfToken } = await app.signedIn(people.owner);
  const database = openDatabase({ ...app.database.$client.options, lock_timeout: 100 });
  const impatient = await appForThisTest({ database });
  onTestFinished(() => database.$client.end());
  const owner = Object.assign(impatient.visitor(), { token, csrfToken });
  const key = randomUUID();
  const save = () => owner.post(`/network/${networkId}/n1/1/save`, answer, { 'idempotency-key': key });

  const before = await app.database.$count(answers);
  const refused = await whileLocked(app, save);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '10']);
  expect((await save()).statusCode).toBe(200);
  expect(await app.database.$count(answers)).toBe(before + 1);
});

/** Ends the connection of a transaction from outside, as an administrator or a failover does. */
async function endConnectionOf(transaction: Transaction, { $client: others }: Database): Promise<void> {
  const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await others.query('select pg_terminate_backend($1, 10000)', [rows[0]?.pid]);
  // What PostgreSQL said last has arrived; this lets the connection read it.
  await sleep(50);
}

test('B-271 a connection that ends inside a transaction is refused with 503 and Retry-After, and the next request is served', async () => {
  let ends = true;
  const app = await appForThisTest({
    operations: {
      listNetworks: (call, services) =>
        withTransaction(services.database, async (transaction) => {
          if (ends) await endConnectionOf(transaction, services.database);
          await transaction.execute(sql`select 1`);
          return operations.listNetworks(call, services);
        }),
    },
  });
  const owner = await app.signedIn();
  const refused = await owner.get('/user/index');
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'reading_unavailable',
    '10',
  ]);
  ends = false;
  expect((await owner.get('/user/index')).statusCode).toBe(200);
});

/** Trouble whose time and database the test makes. */
function troubled() {
  const said: string[] = [];
  const log = {
    error: (_: object, text: string) => said.push(text),
    info: (_: object, text: string) => said.push(text),
  };
  const at = { time: 0, stores: false };
  const trouble = new DatabaseTrouble({
    log: log as never,
    probe: () => (at.stores ? Promise.resolve() : Promise.reject(new Error('away'))),
    elapsed: () => at.time,
  });
  return {
    said,
    at,
    refuse: (code: string) => trouble.refuses(Object.assign(new Error('no'), { code }), log as never),
    look: () => trouble.look().catch(() => undefined),
  };
}

test.each([
  ['disk_full', '53100'],
  ['database_away', 'ECONNREFUSED'],
  ['database_read_only', '25006'],
] as const)('R-3335 R-3336 %s is told once, and once more when the database stores again', async (fault, code) => {
  const { said, at, refuse, look } = troubled();
  const { began, over } = faults[fault];
  for (at.time = 0; at.time < 60_000; at.time += 5000) {
    for (let call = 0; call < 10; call += 1) refuse(code);
    await look();
  }
  expect(said).toEqual([began]);
  at.stores = true;
  await look();
  await look();
  expect(said).toEqual([began, over]);
  refuse(code);
  expect(said).toEqual([began, over, began]);
});

test('R-3337 a database that keeps calls waiting now and then is told once, until it has kept up for a while', async () => {
  const { said, at, refuse, look } = troubled();
  const { began, over } = faults.database_busy;
  at.stores = true;
  for (const code of ['55P03', '53300', '55P03']) {
    refuse(code);
    at.time += 20_000;
    await look();
  }
  expect(said).toEqual([began]);
  at.time += 10_000;
  await look();
  expect(said).toEqual([began, over]);
});

test('R-3338 a server whose clock jumped back says anew whether it can save', async () => {
  const app = await appForThisTest();
  app.clock.advance(86_400_000);
  expect(await readiness(app)).toEqual([200, 'ready']);
  app.clock.advance(-2 * 86_400_000);
  onTestFinished(await fillDisk(app));
  expect(await readiness(app)).toEqual([503, 'no space left']);
});
