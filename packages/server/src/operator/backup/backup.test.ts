import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { databaseState } from '../../../test/databaseState.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { addPeople, makeWorld } from '../../../test/world.js';
import { auditLog } from '../../database/schema/index.js';
import { places } from '../../places.js';
import { audit } from '../../platform/audit/audit.js';
import { BackupError } from './backupFormat.js';
import { restoreBackup } from './restoreBackup.js';
import { writeBackup } from './writeBackup.js';

const { migrations } = places;

const note = ({ database, clock }: TestApp, userId: string) =>
  database.transaction((transaction) =>
    audit(transaction, { type: 'signed_in', at: clock.now(), userId, metadata: { note: 'a "quoted" \\ ü, (text)' } }),
  );

/** A server in use, and the file of its backup. */
async function backedUp() {
  const app = await appForThisTest();
  const people = await addPeople(app);
  const world = await makeWorld(app, people);
  await note(app, people.owner.id);
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'credence.backup');
  const { rows } = await writeBackup(app.database, { file, at: app.clock.now(), migrations });
  return { app, people, world, file, rows };
}

test('R-2666 a backup restores everything, byte for byte, while the server runs', async () => {
  const { app, people, world, file, rows } = await backedUp();
  const before = await databaseState(app.database);
  const log = await app.database.select().from(auditLog).orderBy(auditLog.number);
  await app.addUser({ username: 'later@example.org' });
  const owner = await app.signedIn(people.owner);
  expect((await owner.post(`/network/delete/${world.networkId}`)).statusCode).toBe(200);
  await note(app, people.stranger.id);

  expect(await restoreBackup(app.database, { file, migrations })).toEqual({ rows, at: app.clock.now().toISOString() });
  expect(await databaseState(app.database)).toBe(before);
  expect(await app.database.select().from(auditLog).orderBy(auditLog.number)).toEqual(log);
  const again = await app.signedIn(people.owner);
  expect((await again.get(`/network/overview/${world.networkId}`)).statusCode).toBe(200);
  // The log cannot be changed afterwards either.
  await expect(app.database.delete(auditLog)).rejects.toThrow();
});

test('R-2667 a backup is readable by its owner alone, and replaces no file', async () => {
  const { app, file } = await backedUp();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeBackup(app.database, { file, at: app.clock.now(), migrations })).rejects.toThrow(/exists already/);
});

/** More than what stands between the database and the file, so that a table is on its way when something breaks. */
const addManyRows = ({ database }: TestApp) =>
  database.execute(
    sql`insert into attempts (key, count, expires_at) select repeat(md5(i::text), 30), 1, now() from generate_series(1, 50000) i`,
  );

test('R-3480 a backup onto a full disk says so, and leaves no file and no connection behind', async () => {
  const { app, file } = await backedUp();
  await addManyRows(app);
  const second = `${file}.second`;
  await symlink('/dev/full', `${second}.new`);
  await expect(writeBackup(app.database, { file: second, at: app.clock.now(), migrations })).rejects.toThrow(/ENOSPC/);
  expect(await readdir(path.dirname(file))).toEqual(['credence.backup']);
  const { totalCount, idleCount } = app.database.$client;
  expect(totalCount - idleCount).toBe(0);
});

test('R-3480 a backup that loses its database says so, and leaves no file behind', async () => {
  const { app, file } = await backedUp();
  await addManyRows(app);
  const written = writeBackup(app.database, { file: `${file}.second`, at: app.clock.now(), migrations });
  const told = expect(written).rejects.toThrow(/terminat/i);
  const endIt = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where state = 'active' and query like 'copy%attempts%' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await app.database.execute(endIt)).rows.length).toBe(1);
  await told;
  expect(await readdir(path.dirname(file))).toEqual(['credence.backup']);
});

test('R-2668 of a damaged or foreign file nothing is restored, and nothing is lost', async () => {
  const { app, file } = await backedUp();
  const before = await databaseState(app.database);
  const bytes = await readFile(file);
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1]! ^= 0xff;
  for (const damaged of [bytes.subarray(0, -20), bytes.subarray(0, 200), flipped, Buffer.from('text'), Buffer.of()]) {
    await writeFile(file, damaged);
    await expect(restoreBackup(app.database, { file, migrations })).rejects.toThrow(BackupError);
  }
  expect(await databaseState(app.database)).toBe(before);
});

test('B-275 a restore gets through while people save, and nobody is told of a failure', async () => {
  const { app, people, world, file } = await backedUp();
  const before = await databaseState(app.database);
  const owner = await app.signedIn(people.owner);
  // The sessions that were just opened are in no earlier backup.
  const later = `${file}.later`;
  await writeBackup(app.database, { file: later, at: app.clock.now(), migrations });
  const node = `/network/${world.networkId}/n1`;
  const statuses = new Set<number>();
  let ending = false;
  const write = async (path: string, body: object) => {
    while (!ending) {
      statuses.add((await owner.post(path, body)).statusCode);
      await sleep(200);
    }
  };
  const answer = { sliders: [70, 30], 'self-eval': 1, comment: '', timer: 5 };
  const writing = Promise.all([
    ...Array.from({ length: 3 }, () => write(`${node}/1/save`, answer)),
    write(`${node}/save`, { combinations: [], parents: [] }),
    write(`${node}/reset`, {}),
  ]);
  try {
    for (let time = 0; time < 2; time += 1) {
      await restoreBackup(app.database, { file: later, migrations });
      await sleep(100);
    }
  } finally {
    ending = true;
    await writing;
  }
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  await restoreBackup(app.database, { file, migrations });
  expect(await databaseState(app.database)).toBe(before);
});
