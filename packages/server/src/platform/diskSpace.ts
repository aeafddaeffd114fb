import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Bytes that can still be written in a folder; undefined if the system does not say. */
export type FreeSpace = (folder: string) => Promise<number | undefined>;

export const freeSpace: FreeSpace = (folder) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );

/** Codes of the system and of PostgreSQL for a disk without room, or without room for this account. */
export const fullDisk: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** PostgreSQL needs this much for its next piece of log, without which it stops. */
export const leastSpace = 16 * 1024 * 1024;

export interface WatchedDisk {
  folder: string;
  /** Bytes below which the operator is warned. */
  warnBelow: number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  free?: FreeSpace;
}

/** Looks at the disk each time it is called, and warns when little space is left: once, until there is more again. */
export function watchSpace({ folder, warnBelow, log, free = freeSpace }: WatchedDisk): () => Promise<void> {
  let lastWarning: 'little' | 'none' | undefined;
  return async () => {
    const left = (await free(folder)) ?? Number.POSITIVE_INFINITY;
    const now = left < leastSpace ? 'none' : left < warnBelow ? 'little' : undefined;
    const megabytes = Math.floor(left / 1_000_000);
    if (now === 'none' && lastWarning !== 'none') log.error({ folder, megabytes }, 'No space left in DATA_DIR');
    if (now === 'little' && !lastWarning) log.warn({ folder, megabytes }, 'Little space left in DATA_DIR');
    lastWarning = now;
  };
}
