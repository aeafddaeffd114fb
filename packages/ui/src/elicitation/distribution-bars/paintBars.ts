import { balanceValues } from '../answers/balanceValues.js';

/** A pressed pointer drawing across bars. */
export interface Stroke {
  /** The bar it is on. */
  readonly index: number;
  /** All shares when it entered that bar. */
  readonly atStart: readonly number[];
  /** The bars painted so far in this stroke. */
  readonly painted: ReadonlySet<number>;
}

/** A stroke starting on a bar. */
export const beginStroke = (index: number, shown: readonly number[]): Stroke => ({
  index,
  atStart: shown,
  painted: new Set(),
});

/** The stroke after moving to a bar, possibly a different one. */
export function strokeOn(stroke: Stroke, index: number, shown: readonly number[]): Stroke {
  if (index === stroke.index) return stroke;
  const painted = new Set(stroke.painted).add(stroke.index);
  painted.delete(index);
  return { index, atStart: shown, painted };
}

/**
 * The shares with the bar under the stroke at this height. Bars painted earlier in the stroke keep their height as
 * long as the others can give way; after that they give way too. Locked bars never do.
 */
export function paintBar({ index, atStart, painted }: Stroke, value: number, locks: readonly boolean[]): number[] {
  const kept = atStart.map((_, other) => locks[other] === true || painted.has(other));
  kept[index] = locks[index] === true;
  const careful = balanceValues({ atStart, locks: kept, index, value });
  return careful[index] === value ? careful : balanceValues({ atStart, locks, index, value });
}
