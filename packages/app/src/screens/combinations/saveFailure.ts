/** Why combinations were not saved. */
export interface SaveFailure {
  /** The server's sentence, or what went wrong on the way to it. */
  readonly reason: string;
  /** True where other combinations were saved since these were loaded. */
  readonly stale: boolean;
  /** True where that is because the node was reset. */
  readonly reset?: boolean;
  /** True where the network was deleted, or is not the reader's any more. */
  readonly gone?: boolean;
}
