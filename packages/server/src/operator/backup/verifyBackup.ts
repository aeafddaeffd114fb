import { readMigrations } from '../../database/migrate.js';
import { BackupCheck, type Verified } from './backupCheck.js';
import { BackupError, damaged } from './backupFormat.js';
import type { BackupIdentity } from './encryption.js';
import { isUnreadable, readBackup } from './readBackup.js';

/**
 * Reads a backup to its end, without a database and without writing anything: checksums, form, numbers of rows, references
 * between rows, and the chain of the audit log.
 * @throws BackupError that says what is wrong, and where
 */
export async function verifyBackup(given: {
  file: string;
  migrations: string;
  identities?: readonly BackupIdentity[];
}): Promise<Verified> {
  const { file } = given;
  const check = new BackupCheck(readMigrations(given.migrations));
  try {
    await readBackup({ identities: [], ...given }, async (lines) => {
      for await (const line of lines) check.take(line);
    });
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (!isUnreadable(error)) throw error;
    throw check.hasBegun
      ? wrong(file, [...check.problems, `the file is damaged or cut off behind ${check.place}`])
      : damaged(file);
  }
  const verified = check.finish();
  if (!verified || check.problems.length > 0) throw wrong(file, check.problems);
  return verified;
}

const wrong = (file: string, problems: readonly string[]) =>
  new BackupError(`${file} is not as it was written:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
