import type { KeyboardEvent, KeyboardEventHandler } from 'react';
import { goToOtherRow } from '../many-states/StatesInAList.js';
import { useKeyOrder } from '../probability-slider/behaviour/useKeyOrder.js';
import { goOnWithEnter } from './enterKey.js';
import type { QuestionAnswers } from './useQuestionAnswers.js';

/** The keys of a question: the page's first, then those of its list, of its sliders, of its history, and Enter. */
export function useQuestionKeys(
  { asked, layout }: QuestionAnswers,
  ofPage: KeyboardEventHandler<HTMLDivElement> | undefined,
  onLastEnter: ((event: Event) => void) | undefined,
): KeyboardEventHandler<HTMLDivElement> {
  const goFirst = (event: KeyboardEvent<HTMLDivElement>) => {
    ofPage?.(event);
    if (layout === 'list' && !event.defaultPrevented) goToOtherRow(event);
  };
  return useKeyOrder(goFirst, (event) => {
    asked.onKeyDown(event);
    goOnWithEnter(event, onLastEnter);
  });
}
