import { checkExact, distributionOf, isAnswered, isLargeChange } from '@credence/bayesnet';
import type { AnswerDraft } from './answerDraft.js';
import { exactOf, slidersOf } from './wireShares.js';

/** Whether an answer says something else than the one that it replaces, and not only a little. */
export function isAnotherMind(earlier: AnswerDraft | undefined, answer: AnswerDraft): boolean {
  const [before, after] = [earlier && sharesOf(earlier), sharesOf(answer)];
  return before !== undefined && after !== undefined && isLargeChange(before, after);
}

/** Undefined where no numbers were given, or exact ones that do not fit together yet. */
function sharesOf({ values, standing }: AnswerDraft): number[] | undefined {
  const sliders = slidersOf(values);
  const exact = exactOf(values);
  if (!isAnswered({ standing }) || checkExact(sliders, exact)) return undefined;
  return distributionOf(sliders, exact);
}
