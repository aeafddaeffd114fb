import { later } from '../../foundations/later/later.js';
import { Place } from './FinePlace.styles.js';

/** The place below the words where the fine line opens. Most people never open it: it is loaded for those who do. */
export const FinePlace = later(
  async () => (await import('./FineLine.js')).FineLine,
  ({ children }) => <Place>{children}</Place>,
);
