import { type AssessedTable, fill } from './fill.js';
import { type OutlineResult, readOutline } from './outline.js';

/** What is done with whole files: work for seconds where a file is large, so it may run beside the server. */
export interface NetworkFiles {
  /** @throws ApiError too_complex, unavailable */
  read(bytes: Uint8Array): Promise<OutlineResult>;
  /** @throws ApiError unavailable */
  fill(bytes: Uint8Array, tables: readonly AssessedTable[]): Promise<Uint8Array>;
}

/** In this very thread: for tests, and where the server runs from source. */
export const inThisThread: NetworkFiles = {
  read: (bytes) => Promise.resolve(readOutline(bytes)),
  fill: (bytes, tables) => Promise.resolve(fill(bytes, tables)),
};
