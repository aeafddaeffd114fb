import { splitWithMinimum } from './shares.js';

/**
 * A move of one answer, with all answers as they were when the gesture began.
 * @since 0.1.0
 * @experimental
 */
export interface BalancedMove {
  /** All answers when the gesture began: integers of at least 1 that add up to 100. */
  readonly atStart: readonly number[];
  /** Which answers are locked; answers without an entry are free to change. */
  readonly locks?: readonly boolean[] | undefined;
  /** The index of the answer that moves. */
  readonly index: number;
  /** The value it is moved to, in percent. */
  readonly value: number;
}

/**
 * Whether this many answers can each be at least 1 and add up to 100.
 * @since 0.1.0
 * @experimental
 */
export const canBalance = (states: number): boolean => states >= 2 && states <= 100;

/**
 * The answers while one of them is moved: at every step they add up to 100, each from 1 to 99. Locked answers do not
 * change. The others share the remainder in proportion to their values when the gesture began, by largest remainder,
 * ties going to the earlier one: dragging out and back restores every answer, and none gets stuck at the bottom.
 *
 * If the locked answers leave no room, the moved one stops at the last possible value; locked answers never move.
 * @since 0.1.0
 * @experimental
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
