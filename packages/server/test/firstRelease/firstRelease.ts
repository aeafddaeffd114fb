import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database } from '../../src/database/database.js';
import { restoreBackup } from '../../src/operator/backup/restoreBackup.js';
import { withFirstMigration } from '../migrationFolders.js';
import { bareDatabase } from '../testDatabase.js';

/** The backup of a filled database of 0.1.0, which `make.ts` wrote. */
export const firstBackup = path.join(import.meta.dirname, '0.1.0.backup');

const responsesFile = path.join(import.meta.dirname, '0.1.0.responses.json.gz');

/** What 0.1.0 answered to the owner of a network in that database. */
export interface FirstResponses {
  readonly owner: string;
  readonly networkId: string;
  /** By path: JSON, or the text of a file. */
  readonly responses: Readonly<Record<string, unknown>>;
}

export const readResponses = () => JSON.parse(String(gunzipSync(readFileSync(responsesFile)))) as FirstResponses;

export const writeResponses = (given: FirstResponses): void =>
  writeFileSync(responsesFile, gzipSync(JSON.stringify(given), { level: 9 }));

/** A database as 0.1.0 left it, without the migrations that came later. */
export async function firstDatabase(): Promise<{ database: Database; at: Date; drop: () => Promise<void> }> {
  const { database, drop } = await bareDatabase();
  const { at } = await withFirstMigration((migrations) => restoreBackup(database, { file: firstBackup, migrations }));
  return { database, at: new Date(at), drop };
}
