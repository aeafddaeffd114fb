import type { Combination } from './combination.js';
import { winnerOf } from './winner.js';

/** Something saved: of two things that decide the same configuration, the later counts. */
export interface Saved {
  /** Its place in the order of saves of the node. */
  readonly sequence: number;
}

/** A direct answer to one question. */
export interface SavedAnswer extends Saved {
  /** One integer 1..99 for each state of the node, as given. */
  readonly value: readonly number[];
}

export type SavedCombination = Combination & Saved;

/** What decides a configuration, and with which values. */
export interface Decision {
  readonly by: 'answer' | 'combination' | 'rest';
  readonly value: readonly number[];
  /** Of the combination, where one decides. */
  readonly number?: number;
}

/**
 * What decides a configuration: the later of its direct answer and the combination that wins it. Undefined where
 * it is open. A superseded answer counts again when no combination decides any more.
 */
export function decide(
  configuration: readonly number[],
  combinations: readonly SavedCombination[],
  answer: SavedAnswer | undefined,
): Decision | undefined {
  const winner = winnerOf(combinations, configuration);
  if (answer && (!winner || answer.sequence > winner.sequence)) return { by: 'answer', value: answer.value };
  if (!winner) return undefined;
  return { by: winner.nodes === 'rest' ? 'rest' : 'combination', value: winner.value, number: winner.number };
}

/**
 * A newly saved list with the place of each combination in the order of saves: one that was there before with
 * the same states and the same values keeps its place, whatever its number, and so supersedes nothing.
 */
export function carryOver(
  previous: readonly SavedCombination[],
  next: readonly Combination[],
  sequence: number,
): SavedCombination[] {
  const places = new Map(previous.map((combination) => [identity(combination), combination.sequence]));
  return next.map((combination) => ({ ...combination, sequence: places.get(identity(combination)) ?? sequence }));
}

function identity({ nodes, value }: Combination): string {
  const states = nodes === 'rest' ? 'rest' : [...nodes].sort(([a], [b]) => a - b).join(';');
  return `${states}|${value.join(',')}`;
}
