import { readNetworkFile, writeNetworkFile } from '@credence/bayesnet';
import { columnsOf, type TableToWrite } from './columnsOf.js';
import { type ImpossibleColumns, writeWithTables } from './writeWithTables.js';

/** A file with what was answered of it. */
export interface FilledFile {
  readonly bytes: Uint8Array;
  /** The nodes with columns for what cannot occur, and how many of these each has. */
  readonly impossible: readonly ImpossibleColumns[];
}

/** The file's bytes, with the numbers of every answered or decided column replaced. */
export function fill(bytes: Uint8Array, tables: readonly TableToWrite[]): FilledFile {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  const filled = tables.map((table) => columnsOf(table, document.places.get(table.nodeKey)?.kind === 'numbers'));
  const { written, impossible } = writeWithTables(filled, (sources) => writeNetworkFile(document, sources));
  return { bytes: written, impossible };
}
