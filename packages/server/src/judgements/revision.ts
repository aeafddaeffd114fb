/**
 * Identifies the version that a client loaded and sends back: the epoch of the node and the revision of the question or
 * of the combinations, 0 if nothing was saved yet.
 */
export function revisionOf(epoch: number, revision: number): string {
  return `${epoch}.${revision}`;
}

/** Whether the client's version is from another epoch: the node was reset since then, or a reset undone. */
export function isOfOtherEpoch(loaded: string, epoch: number): boolean {
  return !loaded.startsWith(`${epoch}.`);
}
