import { createContext } from 'react';

/** What the answers come to, for the bars at the ends of the rows. */
export interface ListShares {
  /** In whole percent. */
  readonly percents: readonly number[];
  /** The answers as they count, in percent of the largest: how long each bar is. */
  readonly lengths: readonly number[];
}

/** A context, so that a move draws the other rows' bars and not the rows. */
export const SharesContext = createContext<ListShares>({ percents: [], lengths: [] });
