import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reader } from '../../database/database.js';
import { makeFolder } from '../../database/embedded/index.js';
import { erasable, type Erasure, readErasures } from './erasures.js';

/** Where a data folder has the list: beside the database, which a backup replaces. */
export const erasureListIn = (dataFolder: string): string => path.join(dataFolder, 'erasures');

/** The erasures in a list; none if there is no file. A line that was cut off by a crash is left out, and written again. */
export async function readErasureList(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap(erasureOf);
}

/** Appends what a database says was erased and the list of its data folder does not. Nothing is ever taken out of it. */
export async function listErasures(reader: Reader, dataFolder: string): Promise<void> {
  const file = erasureListIn(dataFolder);
  const known = new Set((await readErasureList(file)).map(nameOf));
  const missing = (await readErasures(reader)).filter((erasure) => !known.has(nameOf(erasure)));
  if (missing.length === 0) return;
  await makeFolder(dataFolder);
  const list = await open(file, 'a', 0o600);
  try {
    // Each on a line of its own, also behind one that was cut off.
    await list.appendFile(missing.map((erasure) => `\n${JSON.stringify(erasure)}`).join(''));
    await list.datasync();
  } finally {
    await list.close();
  }
}

const nameOf = ({ erased, hash }: Erasure) => `${erased} ${hash}`;

function erasureOf(line: string): Erasure[] {
  try {
    const { erased, hash, at } = JSON.parse(line) as Erasure;
    return erasable.includes(erased) && /^[0-9a-f]{64}$/.test(hash) ? [{ erased, hash, at }] : [];
  } catch {
    return [];
  }
}
