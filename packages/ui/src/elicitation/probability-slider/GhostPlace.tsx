import { laterInUse } from './laterInUse.js';

/** On the rail, the place of the mark of the previous answer. It comes with the first touch, and nothing waits for it. */
export const GhostPlace = laterInUse(
  ({ GhostMark }) => GhostMark,
  () => null,
);
