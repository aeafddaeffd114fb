import type { Combination } from './combination.js';
import { type Judgement, judgementOf, sayingOf } from './judgement.js';
import { winnerOf } from './winner.js';

/** A saved item: of two that decide the same configuration, the later one counts. */
export interface Saved {
  /** Its position in the node's save order. */
  readonly sequence: number;
}

/** A direct answer to one question. */
export type SavedAnswer = Judgement & Saved;

export type SavedCombination = Combination & Saved;

/** What decides a configuration, and what it says. */
export interface DecidingAnswer extends Judgement {
  readonly by: 'answer' | 'combination' | 'rest';
  /** The combination's number, if a combination decides. */
  readonly number?: number;
}

/**
 * What decides a configuration: its direct answer or its winning combination, whichever was saved later. Undefined if
 * it is open. A superseded answer counts again once no combination decides the configuration.
 */
export function decide(
  configuration: readonly number[],
  combinations: readonly SavedCombination[],
  answer: SavedAnswer | undefined,
): DecidingAnswer | undefined {
  const winner = winnerOf(combinations, configuration);
  if (answer && (!winner || answer.sequence > winner.sequence)) return { by: 'answer', ...judgementOf(answer) };
  if (!winner) return undefined;
  return { by: winner.nodes === 'rest' ? 'rest' : 'combination', number: winner.number, ...judgementOf(winner) };
}

/**
 * A newly saved list with each combination's position in the save order. One that existed before with the same states
 * and says the same keeps its position, whatever its number, certainty and comment and whoever set its states, and so
 * supersedes nothing. If the new list does not say which states were set, it keeps that as well.
 */
export function carryOver(
  previous: readonly SavedCombination[],
  next: readonly Combination[],
  sequence: number,
): SavedCombination[] {
  const known = new Map(previous.map((combination) => [identity(combination), combination]));
  return next.map((combination) => {
    const before = known.get(identity(combination));
    const touched = combination.touched ?? before?.touched;
    return { ...combination, ...(touched ? { touched } : {}), sequence: before?.sequence ?? sequence };
  });
}

function identity(combination: Combination): string {
  const { nodes } = combination;
  const states = nodes === 'rest' ? 'rest' : [...nodes].sort(([a], [b]) => a - b).join(';');
  return `${states}|${sayingOf(combination)}`;
}
