/** Two PostgreSQL of which one follows the other, which acknowledges nothing that its follower lacks. */
export interface Cluster {
  /** How another takes over. */
  readonly name: string;
  /** Where the one that takes writes is, whichever it is. */
  readonly port: number;
  /** Kills the one that takes writes; resolves once another does, and the killed one follows it. */
  killPrimary(): Promise<void>;
  stop(): void;
}
