import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, type BackupLine } from './backupFormat.js';
import { type BackupIdentity, decrypted, isEncrypted } from './encryption.js';

/**
 * Lends the lines of a backup to work that goes through all of them. Nothing of it is ever on disk in the clear, and only
 * a line at a time in memory.
 * @throws BackupError if it is encrypted and there is no identity that opens it
 */
export async function readBackup<Result>(
  { file, identities }: { file: string; identities: readonly BackupIdentity[] },
  work: (lines: AsyncIterable<BackupLine>) => Promise<Result>,
): Promise<Result> {
  const hidden = await isEncrypted(file);
  if (hidden && identities.length === 0)
    throw new BackupError(`${file} is encrypted. Name the file with the key: --identity <file>. Nothing was changed.`);
  const stored: Readable = createReadStream(file);
  const results: Result[] = [];
  await pipeline(
    hidden ? Readable.from(decrypted(stored, identities)) : stored,
    createGunzip(),
    async (source: AsyncIterable<Buffer>) => {
      results.push(await work(linesOf(source)));
    },
  );
  return results[0]!;
}

/** zlib's codes begin with Z_, PostgreSQL's for rows that it does not understand with 22 and 23. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError || /^(Z_|2[23])/.test(String((error as { code?: unknown }).code));

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<BackupLine> {
  let begun: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = chunk.subarray(start, end);
      yield JSON.parse(String(begun.length === 0 ? line : Buffer.concat([...begun, line]))) as BackupLine;
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
}
