import { balanceValues } from '../answers/balanceValues.js';

/** A pointer that is drawn over bars, pressed. */
export interface Stroke {
  /** The bar it is on. */
  readonly index: number;
  /** All shares when it came onto that bar. */
  readonly atStart: readonly number[];
  /** The bars it has painted before. */
  readonly painted: ReadonlySet<number>;
}

/** A stroke that begins on a bar. */
export const beginStroke = (index: number, shown: readonly number[]): Stroke => ({
  index,
  atStart: shown,
  painted: new Set(),
});

/** The stroke once it lies on a bar, which may be another one than before. */
export function strokeOn(stroke: Stroke, index: number, shown: readonly number[]): Stroke {
  if (index === stroke.index) return stroke;
  const painted = new Set(stroke.painted).add(stroke.index);
  painted.delete(index);
  return { index, atStart: shown, painted };
}

/**
 * The shares with the bar under the stroke at this height. What the stroke painted before keeps its height as long as
 * the others can give way; after that it gives way too. Locked bars never do.
 */
export function paintBar({ index, atStart, painted }: Stroke, value: number, locks: readonly boolean[]): number[] {
  const kept = atStart.map((_, other) => locks[other] === true || painted.has(other));
  kept[index] = locks[index] === true;
  const careful = balanceValues({ atStart, locks: kept, index, value });
  return careful[index] === value ? careful : balanceValues({ atStart, locks, index, value });
}
