import { figureOf, percentOf } from '@credence/bayesnet/shares';
import type { ShareValues } from '../answers/share.js';
import type { shareBarLabels } from '../../labels/english.js';

/** Up to this many states are listed in their order; of more, those that were set. */
const listed = 6;

/** Stored shares as a line of figures, and what else there is. */
export interface StoredFigures {
  /** "63 / 18.5 / 18.5". */
  readonly figures: string;
  /** "and 11 times 2.5", or nothing. */
  readonly further: string;
}

/**
 * The stored shares in a sentence: all in the order of the states, or, if they are many, the largest of those that were
 * set, and the others together.
 */
export function storedFigures(
  stored: readonly number[],
  values: ShareValues,
  texts: typeof shareBarLabels,
): StoredFigures {
  const write = (ppm: number, state: number | undefined) => {
    const value = state === undefined ? undefined : values[state];
    // What somebody said exactly is said as exactly.
    const isSaid = typeof value === 'object' && value !== null && value.ppm === ppm;
    return texts.figure(isSaid ? percentOf(ppm) : figureOf(ppm));
  };
  const join = (states: readonly number[]) => states.map((state) => write(stored[state] ?? 0, state)).join(' / ');
  const all = stored.map((_, state) => state);
  if (stored.length <= listed) return { figures: join(all), further: '' };

  const set = all.filter((state) => values[state] !== null);
  const named = (set.length > 0 ? set : all)
    .toSorted((one, other) => (stored[other] ?? 0) - (stored[one] ?? 0) || one - other)
    .slice(0, set.length > listed || set.length === 0 ? listed - 1 : set.length);
  const others = all.filter((state) => !named.includes(state)).map((state) => stored[state] ?? 0);
  const isEqual = Math.max(...others) - Math.min(...others) <= 1;
  if (others.length === 0) return { figures: join(named), further: '' };
  if (set.length === 0 && isEqual && Math.abs((others[0] ?? 0) - (stored[named[0] ?? 0] ?? 0)) <= 1) {
    return { figures: '', further: texts.each(all.length, write(others[0] ?? 0, undefined)) };
  }
  const further = isEqual ? texts.times(others.length, write(others[0] ?? 0, undefined)) : texts.further(others.length);
  return { figures: join(named), further };
}
