import { type AnswerDraft, isAnyExact } from '../../features/answering/answerDraft.js';

/** How many states nobody touched, and whether exact shares leave them no choice. */
export function untouchedOf({ values, exact }: AnswerDraft) {
  const count = values.filter((value) => value === null).length;
  const asRest =
    isAnyExact(exact) && values.every((value, state) => value === null || typeof exact[state] === 'number');
  return { count, of: values.length, asRest };
}
