import { resolveAnswer } from '@credence/bayesnet';
import type { Text } from '@credence/text';
import { type AnswerDraft, rowsOf } from '../../features/answering/answerDraft.js';

/** So many states are named as having no number; of more the rest is counted. */
const MOST_NAMED = 4;

/** Which states have no number yet; undefined if all have one. */
export function missingIn(answer: AnswerDraft, states: readonly string[], { question: text, common }: Text) {
  const { shown } = resolveAnswer(rowsOf(answer));
  const missing = states.filter((_, state) => shown[state] === null).map((state) => state.replaceAll('_', ' '));
  if (missing.length === 0) return undefined;
  const left = missing.length - MOST_NAMED;
  const named = left > 1 ? [...missing.slice(0, MOST_NAMED), text.moreStates(left)] : missing;
  return text.numbersMissing(new Intl.ListFormat(common.locale).format(named));
}
