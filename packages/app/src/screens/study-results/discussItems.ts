import type { PanelQuestion, StudyResults } from '@credence/api-client';
import { keyOf, type QuestionNames } from '../../features/meaning/namedQuestions.js';
import type { DiscussItem, DiscussReason } from './to-discuss-list/discussItem.js';

/** What is to be discussed, in its order. */
export const toDiscuss = ({ questions, toDiscuss: places }: StudyResults): readonly PanelQuestion[] =>
  places.flatMap((place) => questions[place] ?? []);

/** The same as a list shows it: in words, with the effect in percentage points. */
export function discussItems(questions: readonly PanelQuestion[], { nameOf }: QuestionNames): DiscussItem[] {
  return questions.map((question) => {
    const { node, conditions } = nameOf(question);
    return {
      id: keyOf(question),
      question: node,
      condition: conditions.join(', '),
      reasons: reasonsOf(question),
      effect: question.effect === undefined ? null : question.effect * 100,
    };
  });
}

function reasonsOf({ kinds, reasons }: PanelQuestion): DiscussReason[] {
  const found: readonly [DiscussReason, boolean][] = [
    ['otherOrder', kinds.includes('order') || reasons.includes('order')],
    ['otherNumbers', kinds.includes('numbers')],
    ['otherReading', kinds.includes('reading')],
    ['impossibleForSome', reasons.includes('impossible-state')],
    ['cannotOccurForSome', reasons.includes('cannot-occur')],
  ];
  return found.flatMap(([reason, is]) => (is ? reason : []));
}
