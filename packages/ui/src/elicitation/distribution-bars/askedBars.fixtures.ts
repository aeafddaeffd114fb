import { useRef } from 'react';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import { useAnswers } from '../answers/useAnswers.js';

/** What a question hands to its bars, and the element around them. */
export function useAskedBars(states: readonly string[], defaultValues?: ProbabilityValues) {
  const root = useRef<HTMLDivElement>(null);
  const locks = states.map(() => false);
  const answers = useAnswers({
    count: states.length,
    values: undefined,
    defaultValues,
    onValuesChange: undefined,
    onValuesCommit: undefined,
    mode: 'balanced',
    locks,
    start: 50,
    history: useAnswerHistory(),
    root,
    fixed: false,
  });
  return { root, bars: { states, answers, locks, disabled: false, readOnly: false } };
}
