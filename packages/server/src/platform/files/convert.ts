import { newXmlbif, readNetworkFile } from '@credence/bayesnet';
import { fill, type FilledFile } from './fill.js';
import type { AssessedTable } from './filledTable.js';

/** A new XMLBIF file, or the ids of the nodes that have no table to write. */
export type Conversion =
  | (FilledFile & { readonly without?: never })
  | { readonly without: readonly string[]; readonly bytes?: never };

/** The filled file as a new file in XMLBIF. */
export function convertToXmlbif(bytes: Uint8Array, tables: readonly AssessedTable[]): Conversion {
  const { bytes: filled, impossible } = fill(bytes, tables);
  const { document } = readNetworkFile(filled);
  if (!document) throw new Error('A filled file can no longer be read.');
  const without = document.network.nodes.filter(({ cpt }) => !cpt).map(({ id }) => id);
  return without.length > 0
    ? { without }
    : { bytes: new TextEncoder().encode(newXmlbif(document.network)), impossible };
}
