import type { SavedCombination } from '@credence/bayesnet';
import type { AnswerRow } from '../answers/answers.js';
import { revisionOf } from '../revision.js';

/** What decides a question at the moment. */
export interface QuestionState {
  readonly epoch: number;
  readonly answer: Pick<AnswerRow, 'revision' | 'sequence'> | null | undefined;
  /** The combination that matches it first. */
  readonly winner: SavedCombination | undefined;
}

/**
 * Identifies the version of a question that a client loaded: that of its answer, and the save of the combination that
 * decides instead of it.
 */
export function questionRevision(state: QuestionState): string {
  const own = revisionOf(state.epoch, state.answer?.revision ?? 0);
  const deciding = decidingCombination(state);
  return deciding ? `${own}.${deciding.sequence}` : own;
}

/** The combination that counts instead of the answer, because it was saved later. */
export function decidingCombination({ answer, winner }: QuestionState): SavedCombination | undefined {
  return winner && winner.sequence > (answer?.sequence ?? -1) ? winner : undefined;
}

/** Whether the answer is still the one that was loaded, whatever combinations were saved since. */
export function isOfSameAnswer(loaded: string, { epoch, answer }: QuestionState): boolean {
  const own = revisionOf(epoch, answer?.revision ?? 0);
  return loaded === own || loaded.startsWith(`${own}.`);
}
