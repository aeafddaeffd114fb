import { isAnswered, isLargeChange, MILLION } from '@credence/bayesnet';
import { type AnswerDraft, storedShares } from './answerDraft.js';

/** Whether an answer says something else than the one that it replaces, and not only a little. */
export function isAnotherMind(earlier: AnswerDraft | undefined, answer: AnswerDraft): boolean {
  const [before, after] = [earlier && sharesOf(earlier), sharesOf(answer)];
  return before !== undefined && after !== undefined && isLargeChange(before, after);
}

/** Undefined where no numbers were given, or none that can be stored yet. */
function sharesOf(answer: AnswerDraft): number[] | undefined {
  return isAnswered(answer) ? storedShares(answer)?.map((share) => share / MILLION) : undefined;
}
