import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { databaseState } from '../../test/databaseState.js';
import { firstDatabase } from '../../test/firstRelease/firstRelease.js';
import { withNextMigration } from '../../test/migrationFolders.js';
import { bareDatabase } from '../../test/testDatabase.js';
import { restoreBackup } from '../operator/backup/restoreBackup.js';
import { forgetUpdateBackups, migrateAfterBackup } from '../operator/backup/updateBackups.js';
import { verifyBackup } from '../operator/backup/verifyBackup.js';
import { explainFailure } from '../operator/explainFailure.js';
import { places } from '../places.js';
import { migrate, UnknownMigrations } from './migrate.js';
import { auditLog, users } from './schema/index.js';

const { migrations } = places;

/** What a newer release would change. */
const next = 'ALTER TABLE "users" ADD COLUMN "next" text';

test('R-3284: an older program refuses the database of a newer one, changes nothing, and says how to go on or back', async () => {
  const { database, drop } = await bareDatabase();
  onTestFinished(drop);
  await withNextMigration(next, (newer) => migrate(database, newer));
  const state = await databaseState(database);
  let backups = 0;
  const older = migrate(database, migrations, () => {
    backups += 1;
    return Promise.resolve();
  });
  expect(await older.catch((error: unknown) => explainFailure(error))).toMatch(
    /^Another release of Credence, most likely a newer one, .*: start that release again, or go back by restoring .*"credence restore <file> --yes".*; nothing was changed\.$/,
  );
  expect(await databaseState(database)).toBe(state);
  expect(backups).toBe(0);
});

test('R-3284: so is a database with a migration that is not newer and not known', async () => {
  const { database, drop } = await bareDatabase();
  onTestFinished(drop);
  await migrate(database, migrations);
  await database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of none', 1)`);
  await expect(migrate(database, migrations)).rejects.toThrow(UnknownMigrations);
});

test('R-3284 R-3289: an update backs everything up before it changes a table, notes it, and that is the way back', () =>
  withNextMigration(next, updateAndGoBack));

async function updateAndGoBack(newer: string): Promise<void> {
  const { database, drop } = await firstDatabase();
  onTestFinished(drop);
  await migrate(database, migrations);
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'credence-update-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const folder = path.join(dataFolder, 'backups');
  const update = (backupBeforeUpdate: 'on' | 'off') =>
    migrateAfterBackup(database, { config: { backupBeforeUpdate }, dataFolder, migrations: newer });
  const state = await databaseState(database);
  await update('on');
  await update('on');
  const [name, ...more] = await readdir(folder);
  expect(more).toEqual([]);
  const file = path.join(folder, name!);
  const { behind, rows } = await verifyBackup({ file, migrations: newer });
  expect(behind).toBe(1);
  const noted = await database.select().from(auditLog).where(eq(auditLog.type, 'backup_made'));
  expect(noted.map(({ userId, metadata }) => ({ userId, metadata }))).toEqual([
    { userId: null, metadata: { rows, by: 'update' } },
  ]);

  // The release before restores it where the newer one has been.
  await restoreBackup(database, { file, migrations });
  await migrate(database, migrations);
  expect(await databaseState(database)).toBe(state);

  const now = new Date('2026-11-20T10:00:00Z');
  await utimes(file, now, new Date(now.getTime() - 29 * 86_400_000));
  await forgetUpdateBackups(dataFolder, now);
  expect(await readdir(folder)).toEqual([name]);
  await utimes(file, now, new Date(now.getTime() - 31 * 86_400_000));
  await forgetUpdateBackups(dataFolder, now);
  expect(await readdir(folder)).toEqual([]);
  await update('off');
  expect(await readdir(folder)).toEqual([]);
}

test('R-3284: of a new database no backup is made', async () => {
  const { database, drop } = await bareDatabase();
  onTestFinished(() => drop());
  let backups = 0;
  await migrate(database, migrations, () => {
    backups += 1;
    return Promise.resolve();
  });
  expect(backups).toBe(0);
  expect(await database.$count(users)).toBe(0);
});
