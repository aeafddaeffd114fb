import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../database/embedded/index.js';

const shortest = 32;

/** The secret of a server that was given none: generated at the first start and kept with the data. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const storedSecret = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (storedSecret.length >= shortest) return storedSecret;
  const secret = randomBytes(32).toString('base64url');
  await makeFolder(dataDir);
  // Written to a temporary file and renamed, so that a start killed here leaves no partial secret.
  await writeFile(`${file}.new`, secret, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secret;
}
