/**
 * What a client loaded, as it sends it back: the epoch of the node and the revision of the question or of the
 * combinations, 0 where nothing was saved yet.
 */
export function revisionOf(epoch: number, revision: number): string {
  return `${epoch}.${revision}`;
}
