import { type Bounds, boundsOf, closedWith, finite, intervalName } from '../boundaries.js';
import type { Word } from '../rawNode.js';

/** What lies between two levels, with an exact name for it. */
interface Between {
  /** Undefined for all numbers that there are. */
  readonly bounds: Bounds | undefined;
  readonly text: string;
}

/**
 * The intervals between the levels of a continuous node, in the order of the file, whose levels may also fall. Netica has
 * the lower level in an interval and the upper one not; two equal levels are a point, and the highest is in the last.
 * Source: Norsys Software Corp., Netica API manual, SetNodeLevels_bn, and Netica's help, Node State Interval.
 */
export function intervalsOf(levels: readonly Word[]): Between[] {
  const written = levels.map(({ text }) => text.replace(/INFINITY/i, 'Infinity'));
  const isFalling = Number(written[0]) > Number(written.at(-1));
  const rising = isFalling ? written.toReversed() : written;
  const isPoint = (at: number) => Number(rising[at]) === Number(rising[at + 1]);
  const found = rising.slice(1).map((upper, at): Between => {
    const closed = closedWith(isPoint(at) || !isPoint(at - 1), isPoint(at) || at === rising.length - 2);
    const from = finite(rising[at]);
    const to = finite(upper);
    return { bounds: boundsOf(from, to, closed), text: intervalName(from, to, closed) };
  });
  return isFalling ? found.toReversed() : found;
}
