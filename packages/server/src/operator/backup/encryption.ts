import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, type Identity } from 'age-encryption';
import { BackupError } from './backupFormat.js';

/** Opens an encrypted backup: `AGE-SECRET-KEY-1…`, or the key of one file. */
export type BackupIdentity = string | Identity;

/** What a file begins with that age encrypted. @see https://age-encryption.org/v1 */
const intro = Buffer.from('age-encryption.org/v1\n');

export async function isEncrypted(file: string): Promise<boolean> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(intro.length), 0, intro.length, 0);
    return bytesRead === intro.length && buffer.equals(intro);
  } finally {
    await opened.close();
  }
}

/** @throws BackupError if one is not a recipient of age */
export function checkRecipients(recipients: readonly string[]): void {
  for (const recipient of recipients)
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new BackupError(`${recipient} is not a public key of age, which begins with age1. Nothing was written.`);
    }
}

/**
 * Encrypts what passes through. @param keepKey takes the key of this one file, with which it can be read again once it is
 * written, without the identity of a recipient
 */
export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
  keepKey: (identity: BackupIdentity) => void,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  encrypter.addRecipient({
    wrapFileKey(key) {
      const kept = key.slice();
      keepKey({ unwrapFileKey: () => kept });
      return [];
    },
  });
  yield* iterated(await encrypter.encrypt(webStream(source)));
}

/**
 * Decrypts what passes through.
 * @throws BackupError if no identity opens it, or if it was changed since
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  identities: readonly BackupIdentity[],
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    yield* iterated(await decrypter.decrypt(webStream(source)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    if (/no identity matched/.test(String(error)))
      throw new BackupError('The backup was encrypted for others: the identity does not open it. Nothing was changed.');
    throw new BackupError('The backup was changed or cut off since it was encrypted. Nothing was changed.');
  }
}

/**
 * Reads the identities in a file as `age-keygen` writes it.
 * @throws BackupError if there are none
 */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  try {
    for (const identity of identities) new Decrypter().addIdentity(identity);
  } catch {
    identities.length = 0;
  }
  if (identities.length === 0)
    throw new BackupError(
      `${file} holds no identity of age: a line that begins with AGE-SECRET-KEY-, as age-keygen writes it. Nothing was changed.`,
    );
  return identities;
}

const webStream = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source)) as unknown as Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream;

const iterated = (stream: globalThis.ReadableStream<Uint8Array>) =>
  stream as unknown as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
