import { readdirSync } from 'node:fs';
import path from 'node:path';
import { restoreBackup } from '../../src/backup/restoreBackup.js';
import type { Database } from '../../src/database/database.js';
import { bareDatabase } from '../testDatabase.js';
import { migrationsFolder, withMigrationsUpTo } from './migrations.js';
import { readServed, type Served } from './served.js';

const ENDING = '.backup';

/** The newest migrations of the releases of which a database is kept. */
export const keptReleases = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort();

/** A database as an earlier release left it. */
export interface EarlierDatabase {
  readonly database: Database;
  /** When it was left. */
  readonly at: Date;
  readonly served: Served;
  drop(): Promise<void>;
}

/** The kept database of the release that ended with this migration; the migrations since then are not applied. */
export async function earlierDatabase(newest: string): Promise<EarlierDatabase> {
  const { database, drop } = await bareDatabase();
  const file = path.join(import.meta.dirname, newest);
  const { at } = await withMigrationsUpTo({ folder: migrationsFolder, newest }, (migrations) =>
    restoreBackup(database, { file: `${file}${ENDING}`, migrations }),
  );
  return { database, at: new Date(at), served: await readServed(`${file}.served.json.gz`), drop };
}
