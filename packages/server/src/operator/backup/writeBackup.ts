import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../database/database.js';
import { lastMigration } from '../../database/migrate.js';
import type { Verified } from './backupCheck.js';
import { BackupError, type BackupLine } from './backupFormat.js';
import { type BackupIdentity, checkRecipients, encrypted } from './encryption.js';
import { sameText, tablesInOrder } from './tables.js';
import { verifyBackup } from './verifyBackup.js';

export interface Writing {
  readonly file: string;
  readonly at: Date;
  /** The folder of the migrations, to verify it. */
  readonly migrations: string;
  /** Public keys of age: without one, the file can be read by whoever has it. */
  readonly recipients?: readonly string[];
}

/**
 * Writes everything in the database to a file, as of one moment; people keep working meanwhile. The file appears under
 * its name when it is complete and on disk, and only its owner can read it; then it is read again and verified.
 * @throws BackupError if the file exists, or if what was written is not right: then it says what, and leaves it there
 */
export async function writeBackup(database: Database, writing: Writing): Promise<Verified> {
  const { file, at, migrations, recipients = [] } = writing;
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  checkRecipients(recipients);
  const partial = `${file}.new`;
  const client = await database.$client.connect();
  const identities: BackupIdentity[] = [];
  let failed = true;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(sameText);
    await pipeline(
      Readable.from(everything(client, at)),
      createGzip(),
      (source: AsyncIterable<Uint8Array>) =>
        recipients.length > 0 ? encrypted(source, recipients, (identity) => identities.push(identity)) : source,
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, file);
    failed = false;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    // A table that was read in part would still come, before the response to any other statement.
    if (!failed) await client.query('rollback');
    client.release(failed);
  }
  return verifyBackup({ file, migrations, identities });
}

/** Lines of a backup in pieces of any length. A table streams, because one of its rows may hold a whole network file. */
async function* everything(client: PoolClient, at: Date): AsyncGenerator<string | Buffer> {
  let rows = 0;
  yield lineOf({ credence: 'backup', schema: (await lastMigration(client)) ?? '', at: at.toISOString() });
  for (const table of await tablesInOrder(client)) {
    yield lineOf({ table });
    for await (const piece of client.query(copyTo(rowsAsLines(table))) as AsyncIterable<Buffer>) {
      rows += linesIn(piece);
      yield piece;
    }
  }
  yield lineOf({ rows });
}

const lineOf = (line: BackupLine) => `${JSON.stringify(line)}\n`;

/** Rows as JSON strings, each on a line. JSON has no control characters, so nothing is quoted or escaped once more. */
const rowsAsLines = (table: string) =>
  `copy (select to_json(t::text) from "${table}" t) to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`;

function linesIn(piece: Buffer): number {
  let lines = 0;
  for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, end + 1)) lines += 1;
  return lines;
}
