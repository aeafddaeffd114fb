import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last entry that was delivered. */
export interface DeliveredPosition {
  readonly number: number;
  readonly hash: string;
}

/** Before the first entry. */
export const nothing: DeliveredPosition = { number: 0, hash: '' };

const fileIn = (dataDir: string) => path.join(dataDir, 'audit-position.json');

/** Where the last process got to; before the first entry if there was none, or if its file cannot be understood. */
export async function readPosition(dataDir: string): Promise<DeliveredPosition> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  try {
    const { number, hash } = JSON.parse(text) as Partial<DeliveredPosition>;
    return Number.isSafeInteger(number) && typeof hash === 'string' ? { number: number!, hash } : nothing;
  } catch {
    return nothing;
  }
}

/** A crash leaves the earlier position, from which entries are delivered again. */
export async function keepPosition(dataDir: string, position: DeliveredPosition): Promise<void> {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(position)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
