import type { SavedList } from './combinationsDraft.js';

/** Why combinations were not saved. */
export interface CombinationsFailure {
  /** The server's message, or why the call failed. */
  readonly reason: string;
  /** True if other combinations have been saved since these were loaded. */
  readonly stale: boolean;
  /** The combinations saved since, if they could be read. */
  readonly theirs?: SavedList;
  /** True if the reason is a reset of the node. */
  readonly reset?: boolean;
  /** When the list was typed, if it is a restored draft that nobody has tried to save yet. */
  readonly restoredAt?: Date;
  /** True if combinations are not taken now: the study asks one by one, or its round forbids it. */
  readonly held?: boolean;
  /** True if the network was deleted or is no longer accessible to the user. */
  readonly gone?: boolean;
}
