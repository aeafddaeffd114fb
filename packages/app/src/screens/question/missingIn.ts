import type { Text } from '@credence/text';
import type { AnswerDraft } from '../../features/answering/answerDraft.js';

/** So many states are named as having no number; of more the rest is counted. */
const MOST_NAMED = 4;

/** Which states have no number yet; undefined if all have one. */
export function missingIn({ values }: AnswerDraft, states: readonly string[], { question: text, common }: Text) {
  const missing = states.filter((_, state) => values[state] === null).map((state) => state.replaceAll('_', ' '));
  if (missing.length === 0) return undefined;
  const left = missing.length - MOST_NAMED;
  const named = left > 1 ? [...missing.slice(0, MOST_NAMED), text.moreStates(left)] : missing;
  return text.numbersMissing(new Intl.ListFormat(common.locale).format(named));
}
