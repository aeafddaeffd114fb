import { splitWithMinimum } from './shares.js';

/** One answer that moves, and the others as they stood when the gesture began. */
export interface BalancedMove {
  /** All answers when the gesture began: integers of at least 1 that add up to 100. */
  readonly atStart: readonly number[];
  /** Which answers stay as they are; left out or shorter, the others give way. */
  readonly locks?: readonly boolean[] | undefined;
  /** The answer that moves. */
  readonly index: number;
  /** Where it is moved to, in percent. */
  readonly value: number;
}

/** Whether so many answers can be at least 1 each and add up to 100. */
export const canBalance = (states: number): boolean => states >= 2 && states <= 100;

/**
 * The answers while one of them is moved: they add up to 100 at every step, each from 1 to 99. Those that are locked
 * stay. The others share what is left in proportion to what they were when the gesture began, by largest remainder,
 * ties to the earlier one: so a drag out and back restores every answer, and none is stuck at the bottom.
 *
 * Where the locked ones leave no room, the moved one stops at the last place that does; a locked one does not move.
 */
export function balanceValues({ atStart, locks = [], index, value }: BalancedMove): number[] {
  const free = atStart.flatMap((_, other) => (other !== index && !locks[other] ? [other] : []));
  if (locks[index] || free.length === 0 || !canBalance(atStart.length)) return [...atStart];

  const sum = (indices: readonly number[]) => indices.reduce((total, other) => total + (atStart[other] ?? 0), 0);
  const room = sum([index, ...free]);
  const moved = Math.min(room - free.length, Math.max(1, Math.round(value)));
  const parts = splitWithMinimum(
    free.map((other) => atStart[other] ?? 0),
    room - moved,
  );

  const next = [...atStart];
  next[index] = moved;
  for (const [place, other] of free.entries()) next[other] = parts[place] ?? 1;
  return next;
}
