import type { AnswerDraft } from '../../features/answering/answerDraft.js';
import { exactOf } from '../../features/answering/wireShares.js';

/** How many states nobody touched, and whether exact shares leave them no choice. */
export function untouchedOf({ values }: AnswerDraft) {
  const count = values.filter((value) => value === null).length;
  const asRest = exactOf(values) !== undefined && values.every((value) => value === null || typeof value === 'object');
  return { count, of: values.length, asRest };
}
