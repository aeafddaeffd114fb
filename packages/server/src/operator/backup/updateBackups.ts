import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database/database.js';
import { makeFolder } from '../../database/embedded/index.js';
import { migrate } from '../../database/migrate.js';
import { withTransaction } from '../../database/withTransaction.js';
import { audit } from '../../platform/audit/audit.js';
import { systemClock } from '../../platform/clock.js';
import type { Config } from '../../platform/config/config.js';
import { retention } from '../../platform/limits/retention.js';
import { writeBackup } from './writeBackup.js';

const PREFIX = 'before-update-';

const folderIn = (dataFolder: string) => path.join(dataFolder, 'backups');

interface Updating {
  readonly config: Pick<Config, 'backupBeforeUpdate'>;
  readonly dataFolder: string;
  /** The folder of the migrations. */
  readonly migrations: string;
}

/** Migrates the tables to this release, and backs everything up before those of an earlier one are changed. */
export async function migrateAfterBackup(database: Database, updating: Updating): Promise<void> {
  let made: { at: Date; rows: number } | undefined;
  await migrate(database, updating.migrations, async () => {
    made = await backUpBeforeUpdate(database, updating);
  });
  if (!made) return;
  const { at, rows } = made;
  // Only now: before, the log may have had another form.
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'backup_made', at, userId: undefined, metadata: { rows, by: 'update' } }),
  );
}

/**
 * Writes everything to a file in the data folder before an update changes the tables, unless the operator wants none: the way
 * back to the release before.
 */
async function backUpBeforeUpdate(
  database: Database,
  given: Updating,
): Promise<{ at: Date; rows: number } | undefined> {
  const { backupBeforeUpdate } = given.config;
  if (backupBeforeUpdate === 'off') return undefined;
  const folder = folderIn(given.dataFolder);
  await makeFolder(given.dataFolder);
  await makeFolder(folder);
  const at = systemClock.now();
  const file = path.join(folder, `${PREFIX}${at.toISOString().replaceAll(':', '-')}.backup`);
  const recipients = backupBeforeUpdate === 'on' ? [] : [backupBeforeUpdate];
  const { rows } = await writeBackup(database, { file, at, migrations: given.migrations, recipients });
  process.stdout.write(
    `Before the update, everything was backed up to ${file}. To go back, restore it with the old release.\n`,
  );
  return { at, rows };
}

/** Removes those that are older than they are kept. */
export async function forgetUpdateBackups(dataFolder: string, at: Date): Promise<void> {
  const folder = folderIn(dataFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if (!name.startsWith(PREFIX)) continue;
    const { mtimeMs } = await stat(file);
    if (mtimeMs < at.getTime() - retention.updateBackups) await rm(file);
  }
}
