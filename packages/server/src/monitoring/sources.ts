import type { Database } from '../database/database.js';
import type { Jobs } from '../platform/schedule/jobs.js';
import type { StoredState } from './storedState.js';

/** What a scrape looks at. */
export interface Sources {
  readonly pool: Pick<Database['$client'], 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** @throws if the database is away */
  readonly stored: () => Promise<StoredState>;
  readonly jobs: () => Jobs;
  /** Bytes that can still be written in DATA_DIR; undefined if the system does not say. */
  readonly freeSpace: () => Promise<number | undefined>;
  /** The number of the last entry of the audit log that was delivered; undefined if none is to be. */
  readonly delivered: () => number | undefined;
}
