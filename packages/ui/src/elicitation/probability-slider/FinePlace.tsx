import { Place } from './FinePlace.styles.js';
import { laterInUse } from './laterInUse.js';

/** The place below the words where the fine line opens. */
export const FinePlace = laterInUse(
  ({ FineLine }) => FineLine,
  ({ children }) => <Place>{children}</Place>,
);
