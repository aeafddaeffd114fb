import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { earlierDatabase, keptReleases } from '../../test/earlier/earlierDatabase.js';
import { migrationsFolder, readMigrations, withMigrationsUpTo } from '../../test/earlier/migrations.js';
import { appForThisTest } from '../../test/testApp.js';
import { bareDatabase } from '../../test/testDatabase.js';
import { databaseState } from '../../test/databaseState.js';
import { restoreBackup } from '../backup/restoreBackup.js';
import { forgetUpdateBackups, migrateAfterBackup } from '../backup/updateBackups.js';
import { verifyBackup } from '../backup/verifyBackup.js';
import { explainFailure } from '../explainFailure.js';
import { migrate } from './migrate.js';
import { auditLog, users } from './schema/index.js';

const before = keptReleases.at(-1)!;

test('R-3284: an older program refuses the database of a newer one, changes nothing, and says how to go on or back', async () => {
  const { database } = await appForThisTest();
  const state = await databaseState(database);
  const older = withMigrationsUpTo({ folder: migrationsFolder, newest: before }, (folder) => migrate(database, folder));
  const said = await older.then(
    () => '',
    (error: unknown) => explainFailure(error),
  );
  expect(said).toMatch(
    /^A newer release .* Start the newer one again; or go back by restoring .*"credence restore <file> --yes".* Nothing was changed\.$/,
  );
  expect(await databaseState(database)).toBe(state);
});

test('R-3284 R-3289: an update backs everything up before it changes a table, notes it, and that is the way back', async () => {
  const earlier = await earlierDatabase(before);
  onTestFinished(() => earlier.drop());
  const { database } = earlier;
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'credence-update-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const folder = path.join(dataFolder, 'backups');
  const update = (backupBeforeUpdate: 'on' | 'off') =>
    migrateAfterBackup(database, { config: { backupBeforeUpdate }, dataFolder, migrations: migrationsFolder });
  const state = await databaseState(database);
  await update('on');
  await update('on');
  const [name, ...more] = await readdir(folder);
  expect(more).toEqual([]);
  const file = path.join(folder, name!);
  const { behind, rows } = await verifyBackup({ file, migrations: migrationsFolder });
  expect(behind).toBe(1);
  const noted = await database.select().from(auditLog).where(eq(auditLog.type, 'backup_made'));
  expect(noted.map(({ userId, metadata }) => ({ userId, metadata }))).toEqual([
    { userId: null, metadata: { rows, by: 'update' } },
  ]);

  // The release before restores it where the newer one has been.
  await withMigrationsUpTo({ folder: migrationsFolder, newest: before }, async (migrations) => {
    await restoreBackup(database, { file, migrations });
    await migrate(database, migrations);
  });
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
});

test('R-3284: of a new database no backup is made', async () => {
  const { database, drop } = await bareDatabase();
  onTestFinished(() => drop());
  let backups = 0;
  await migrate(database, migrationsFolder, () => {
    backups += 1;
    return Promise.resolve();
  });
  expect(backups).toBe(0);
  expect(await database.$count(users)).toBe(0);
  expect(readMigrations(migrationsFolder).length).toBeGreaterThan(keptReleases.length);
});
