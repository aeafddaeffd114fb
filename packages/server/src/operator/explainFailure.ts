import { databaseIsAway, databaseIsBusy } from '../database/databaseIsAway.js';
import { DatabaseUnavailable } from '../database/embedded/index.js';
import { UnknownMigrations } from '../database/migrate.js';
import { explainPooler, StatementsForgotten } from '../database/pooler.js';
import { postgresCode } from '../database/postgresCode.js';
import { CommandError } from '../platform/commandError.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { freeSpace, fullDisk, leastSpace } from '../platform/diskSpace.js';
import { BackupError } from './backup/backupFormat.js';

const forPeople = [CommandError, ConfigError, DatabaseUnavailable, BackupError, UnknownMigrations, StatementsForgotten];

/** What the person at the terminal is told when a start or a command fails: a sentence if they can do something about it. */
export async function explainFailure(error: unknown, config?: Config, free = freeSpace): Promise<string> {
  const code = postgresCode(error) ?? '';
  if (config && !(error instanceof ConfigError || error instanceof CommandError)) {
    const left = await free(config.dataDir);
    if (fullDisk.has(code) || (left !== undefined && left < leastSpace && !config.databaseUrl))
      return noSpaceLeft(config.dataDir);
  }
  if (forPeople.some((kind) => error instanceof kind)) return (error as Error).message;
  return explained(error, code, config) ?? String(error instanceof Error ? error.stack : error);
}

export const noSpaceLeft = (folder: string) =>
  `No space left in DATA_DIR (${folder}). Free some, then start again: nothing that was saved is lost.`;

function explained(error: unknown, code: string, config: Config | undefined): string | undefined {
  const { syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' && config) {
    const { port = config.port } = error as { port?: number };
    const name = port === config.metricsPort ? 'METRICS_PORT' : 'PORT';
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use by another program. Set ${name} to another number, for example ${name}=${port + 1}.`;
    if (code === 'EACCES') return `Port ${port} may not be used by this account. Set ${name} to a number from 1024.`;
  }
  if (path !== undefined && /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR)$/.test(code))
    return `${path} cannot be ${syscall === 'open' ? 'opened' : 'written'} (${code}). Correct the path or its permissions.`;
  if (code === '28P01' || code === '28000')
    return 'DATABASE_URL names a user or password that the server refuses. Correct them.';
  if (code === '3D000') return 'DATABASE_URL names a database that does not exist. Create it, or correct the name.';
  if (code === '25006') return 'The database accepts no changes: it is read-only. Nothing was changed.';
  if (code === '55P03' || code === '40P01')
    return 'The database is locked by another program. Try again in a moment. Nothing was changed.';
  if (databaseIsBusy(error)) return 'The database has no connection free. Try again in a moment. Nothing was changed.';
  if (!databaseIsAway(error)) return undefined;
  const ofPooler = config?.databaseUrl && explainPooler(error);
  if (ofPooler) return ofPooler;
  // PostgreSQL understood no message of ours: its own words help whoever mends that.
  if (code === '08P01') return undefined;
  return config?.databaseUrl
    ? 'DATABASE_URL names a server that does not answer. Start it, or correct the address.'
    : 'The database stopped. Start Credence again: nothing that was saved is lost.';
}
