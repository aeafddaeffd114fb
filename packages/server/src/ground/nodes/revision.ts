/**
 * What a client loaded, as it sends it back: the epoch of the node and the revision of the question or of the
 * combinations, 0 where nothing was saved yet.
 */
export function revisionOf(epoch: number, revision: number): string {
  return `${epoch}.${revision}`;
}

/** Whether what a client loaded is of another epoch than this one: the node was reset since, or a reset taken back. */
export function isOfOtherEpoch(loaded: string, epoch: number): boolean {
  return !loaded.startsWith(`${epoch}.`);
}
