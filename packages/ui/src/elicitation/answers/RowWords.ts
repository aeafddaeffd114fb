import { createContext } from 'react';

/** What the row of a state says in place of its word. */
export interface RowWords {
  readonly text: string;
  /** `open`: nobody has set any row. `follows`: it shares what is left. `excess`: it was set last, and rows do not add up. */
  readonly kind: 'open' | 'follows' | 'excess';
}

/** The words of the row around a slider, which it announces with its value; null if it says its own. */
export const RowWordsContext = createContext<RowWords | null>(null);
