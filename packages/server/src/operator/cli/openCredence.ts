import { type Database, openDatabase } from '../../database/database.js';
import { hasDatabase, placeDataFolder } from '../../database/embedded/index.js';
import { joinEmbedded } from '../../database/embedded/joinEmbedded.js';
import type { places } from '../../places.js';
import { CommandError } from '../../platform/commandError.js';
import type { Config } from '../../platform/config/config.js';
import { keptSecret } from '../../platform/config/secret.js';
import { migrateAfterBackup } from '../backup/updateBackups.js';

interface Opened {
  database: Database;
  /** Where the server keeps what is not in the database. */
  dataFolder: string;
  secret: string;
  close(): Promise<void>;
}

/**
 * Opens the database of the settings for a command. A mistyped folder or address must not look like an installation
 * that has lost everything, so unless the command may create a database, it has to be there; and one that does lays out its
 * tables by itself.
 */
export async function openCredence(
  config: Config,
  { migrations }: typeof places,
  { mayCreate }: { mayCreate: boolean },
): Promise<Opened> {
  const { database, close } = await connectCredence(config, { mayCreate });
  try {
    if (!mayCreate && !(await holdsCredence(database)))
      throw new CommandError('The database holds no Credence. Correct DATABASE_URL, or start the server on it first.');
    const dataFolder = config.databaseUrl ? config.dataDir : await placeDataFolder(config.dataDir);
    if (!mayCreate) await migrateAfterBackup(database, { config, dataFolder, migrations });
    return { database, dataFolder, close, secret: config.secret ?? (await keptSecret(dataFolder)) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects to the database of the settings, whatever it holds. With an external one, the first statement does. */
export async function connectCredence(
  config: Config,
  { mayCreate }: { mayCreate: boolean },
): Promise<Pick<Opened, 'database' | 'close'>> {
  if (!mayCreate && !config.databaseUrl && !(await hasDatabase(config.dataDir)))
    throw new CommandError(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the folder that the server uses, or DATABASE_URL.`,
    );
  const embedded = config.databaseUrl ? undefined : await joinEmbedded(config.dataDir);
  const database = openDatabase(embedded?.connection ?? { connectionString: config.databaseUrl }, {
    prepares: config.preparedStatements,
  });
  const close = async () => {
    await database.$client.end();
    await embedded?.stop();
  };
  return { database, close };
}

async function holdsCredence(database: Database): Promise<boolean> {
  const { rows } = await database.$client.query<{ there: boolean }>(
    "select to_regclass('public.users') is not null as there",
  );
  return rows[0]?.there ?? false;
}
