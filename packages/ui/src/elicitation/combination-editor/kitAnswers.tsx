import { type RefObject, useEffect } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { later, type PlaceProps } from '../../foundations/later/later.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { spinnerLabels } from '../../labels/english.js';
import type { CombinationAnswerProps } from './CombinationAnswer.js';
import { Coming } from './kitAnswers.styles.js';

/** How many of the kit's answers on the page are still to come. */
export type AnswersToCome = RefObject<number>;

interface AwaitedProps {
  toComeRef: AnswersToCome;
  /** Called when this one is there, or no longer asked for. */
  onCome: () => void;
}

/**
 * The kit's own sliders of a combination, or the picture of what it says. Loaded for those who bring none of their own:
 * they are heavier than the editor around them.
 */
export const KitAnswer = later<CombinationAnswerProps & AwaitedProps>(
  async () => (await import('./CombinationAnswer.js')).CombinationAnswer,
  AnswerToCome,
);

function AnswerToCome({ toComeRef, onCome, children, ...answer }: CombinationAnswerProps & AwaitedProps & PlaceProps) {
  const { spinner } = useLabels({ spinner: spinnerLabels });
  const come = useEvent(onCome);
  useEffect(() => {
    toComeRef.current += 1;
    return () => {
      toComeRef.current -= 1;
      come();
    };
  }, [toComeRef, come]);
  return 'question' in answer ? (
    <Coming style={{ '--credence-rows': answer.question.states.length }}>{children ?? spinner.loading}</Coming>
  ) : (
    <Coming>{children}</Coming>
  );
}
