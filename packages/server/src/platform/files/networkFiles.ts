import type { TableToWrite } from './columnsOf.js';
import { type FileConversion, convertTo } from './convert.js';
import { fill, type FilledFile } from './fill.js';
import type { AssessedTable } from './filledTable.js';
import { type OutlineResult, readOutline } from './outline.js';
import { type PanelResults, panelResults, type PanelTask } from './panelResults.js';
import { type TablesHead, writeNetworkTables, type WrittenTables } from './writeNetworkTables.js';
import { readNumbers } from './readNumbers.js';
import type { GivenNames } from './withNames.js';

/** Operations on whole files. They take seconds for large ones, so they may run outside the server's thread. */
export interface NetworkFiles {
  /** @throws ApiError too_complex, unavailable */
  read(bytes: Uint8Array): Promise<OutlineResult>;
  /**
   * The numbers that a file has of these nodes, by their keys.
   * @throws ApiError too_demanding, unavailable
   */
  readNumbers(bytes: Uint8Array, nodeKeys: readonly string[]): Promise<Map<string, Float64Array>>;
  /** @throws ApiError too_demanding, unavailable */
  fill(bytes: Uint8Array, tables: readonly TableToWrite[]): Promise<FilledFile>;
  /** @throws ApiError too_demanding, unavailable */
  convertTo(
    format: string,
    bytes: Uint8Array,
    tables: readonly TableToWrite[],
    names?: ReadonlyMap<string, GivenNames>,
  ): Promise<FileConversion>;
  /** @throws ApiError too_demanding, unavailable */
  writeTables(
    bytes: Uint8Array,
    tables: readonly AssessedTable[],
    head: TablesHead,
    gzip: boolean,
    needed: readonly string[],
  ): Promise<WrittenTables>;
  /** @throws ApiError too_demanding, unavailable */
  panelResults(bytes: Uint8Array, panel: PanelTask): Promise<PanelResults>;
}

/** Runs in the current thread: for tests, and for servers run from source. */
export const inThisThread: NetworkFiles = {
  read: (bytes) => Promise.resolve(readOutline(bytes)),
  readNumbers: (bytes, nodeKeys) => Promise.resolve(readNumbers(bytes, nodeKeys)),
  fill: (bytes, tables) => Promise.resolve(fill(bytes, tables)),
  convertTo: (...task) => Promise.resolve(convertTo(...task)),
  writeTables: (...task) => Promise.resolve(writeNetworkTables(...task)),
  panelResults: (bytes, panel) => Promise.resolve(panelResults(bytes, panel)),
};
