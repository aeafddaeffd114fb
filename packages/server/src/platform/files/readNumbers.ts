import { readNetworkFile } from '@credence/bayesnet';

/** The numbers that a file has of these nodes, by their keys; a node without numbers of its own is left out. */
export function readNumbers(bytes: Uint8Array, nodeKeys: readonly string[]): Map<string, Float64Array> {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  const found = new Map<string, Float64Array>();
  for (const { key, cpt } of document.network.nodes) {
    // The same that the download leaves as they are.
    const isKept = document.places.get(key)?.kind === 'numbers';
    if (cpt && isKept && nodeKeys.includes(key)) found.set(key, cpt);
  }
  return found;
}
