import { exactOf, isAnyExact, type ShareValues } from './share.js';

/**
 * Whether a question is answered, asks about what cannot occur, or is beyond what this person can judge.
 * @since 0.2.0
 */
export type Standing = 'answered' | 'cannotOccur' | 'notMyField';

/** True if exact shares leave the untouched states no choice: all others are exact, and they are stored as the rest. */
export const isStoredAsRest = (values: ShareValues): boolean =>
  isAnyExact(values) && values.includes(null) && values.every((value) => value === null || exactOf(value) !== null);
