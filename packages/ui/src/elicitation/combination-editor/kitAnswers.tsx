import { type RefObject, useEffect } from 'react';
import { later, type PlaceProps } from '../../foundations/later/later.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { spinnerLabels } from '../../labels/english.js';
import type { CombinationAnswerProps } from './CombinationAnswer.js';
import { Coming } from './kitAnswers.styles.js';

/** How many of the kit's answers on the page are still to come. */
export type AnswersToCome = RefObject<number>;

/**
 * The kit's own sliders of a combination, or the picture of what it says. Loaded for those who bring none of their own:
 * they are heavier than the editor around them.
 */
export const KitAnswer = later<CombinationAnswerProps & { toComeRef: AnswersToCome }>(
  async () => (await import('./CombinationAnswer.js')).CombinationAnswer,
  AnswerToCome,
);

function AnswerToCome({
  toComeRef,
  children,
  ...answer
}: CombinationAnswerProps & { toComeRef: AnswersToCome } & PlaceProps) {
  const { spinner } = useLabels({ spinner: spinnerLabels });
  useEffect(() => {
    toComeRef.current += 1;
    return () => {
      toComeRef.current -= 1;
    };
  }, [toComeRef]);
  return 'question' in answer ? (
    <Coming style={{ '--credence-rows': answer.question.states.length }}>{children ?? spinner.loading}</Coming>
  ) : (
    <Coming>{children}</Coming>
  );
}
