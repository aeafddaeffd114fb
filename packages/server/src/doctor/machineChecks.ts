import { randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freeSpace, fullDisk, leastSpace } from '../platform/diskSpace.js';
import { failing, type Looked, ok, warning } from './finding.js';
import { type Patient, whyNot } from './patient.js';

/** Whether DATA_DIR can be written and has space left. */
export async function checkDisk({ dataDir, config }: Patient): Promise<Looked> {
  if (!(await stat(dataDir).catch(() => undefined)))
    return warning(
      `DATA_DIR (${dataDir}) does not exist yet.`,
      'Correct it, unless the server has never been started.',
    );
  const file = path.join(dataDir, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, 'credence');
  } catch (error) {
    const isFull = fullDisk.has(whyNot(error));
    return failing(
      `DATA_DIR (${dataDir}) cannot be written (${whyNot(error)}).`,
      isFull ? 'Free some space.' : 'Correct its permissions, or run this as the account of the server.',
    );
  } finally {
    await rm(file, { force: true });
  }
  const left = await freeSpace(dataDir);
  if (left === undefined) return ok('DATA_DIR can be written; the system does not say how much space is left.');
  const says = `DATA_DIR can be written; ${(left / 1e9).toFixed(1)} GB are left.`;
  if (left < leastSpace) return failing(says, 'Free some space: nothing can be saved.');
  return left < config.diskWarning ? warning(says, 'Free some space soon, or lower DISK_WARNING.') : ok(says);
}
