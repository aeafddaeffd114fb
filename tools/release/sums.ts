import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A line for each file below the folder, as `sha256sum --check` reads them, sorted by name. Links have no line. */
export async function sumsOf(folder: string): Promise<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const lines: string[] = [];
  for (const file of files) lines.push(`${await sumOf(path.join(folder, file))}  ${file}\n`);
  return lines.join('');
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Signs a text as `openssl pkeyutl -verify -rawin` checks it.
 * @param keyFile an Ed25519 key in PEM, made by `openssl genpkey -algorithm ed25519`
 */
export function signatureOf(text: string, keyFile: string): Buffer {
  return sign(null, Buffer.from(text), createPrivateKey(readFileSync(keyFile)));
}

/** The public half of such a key, as those who check need it. */
export const publicKeyOf = (keyFile: string): string =>
  createPublicKey(readFileSync(keyFile, 'utf8')).export({ type: 'spki', format: 'pem' }).toString();
