/** Why combinations were not saved. */
export interface SaveFailure {
  /** The server's sentence, or what went wrong on the way to it. */
  readonly reason: string;
  /** True where somebody saved other ones meanwhile. */
  readonly stale: boolean;
  /** True where the network was deleted, or is not the reader's any more. */
  readonly gone?: boolean;
}
