import { limits } from '../../network/limits.js';
import type { RawState } from '../rawNode.js';
import type { TextScanner } from './textScanner.js';

/** How many states a node says to have, and where. */
export interface StateCount {
  readonly count: number;
  readonly offset: number;
}

/** Takes `[ 2 ]`, the number of states; undefined if there is none. */
export function takeStateCount(scanner: TextScanner): StateCount | undefined {
  if (!scanner.take('[')) return undefined;
  const { text, offset } = scanner.word;
  if (scanner.kind === 'word') scanner.next();
  scanner.expect(']');
  return /^\d+$/.test(text) ? { count: Number(text), offset } : undefined;
}

/** Warns of a number of states that is not that of their names, which count: one of both is wrong. */
export function checkStateCount(
  { problems }: Pick<TextScanner, 'problems'>,
  node: string,
  states: readonly unknown[],
  stated: StateCount | undefined,
): void {
  // Beyond the limit no names are counted.
  if (!stated || stated.count === states.length || states.length > limits.states) return;
  const params = { node, found: states.length, needed: stated.count };
  problems.warning({ code: 'wrong-state-count', params, offset: stated.offset });
}

/** The states of a node that says how many it has and names none: their numbers, from 0. */
export function numberedStates({ count, offset }: StateCount): RawState[] {
  // One more than the limit is enough to be refused.
  return Array.from({ length: Math.min(count, limits.states + 1) }, (_, state) => ({ text: `${state}`, offset }));
}
