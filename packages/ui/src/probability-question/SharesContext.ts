import { createContext } from 'react';

/** The shares of all states, in whole percent. A context, so that a move draws the other rows' notes and not the rows. */
export const SharesContext = createContext<readonly number[]>([]);
