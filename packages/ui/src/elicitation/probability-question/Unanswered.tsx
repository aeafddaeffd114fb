import type { ReactElement } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels, probabilitySliderLabels } from '../../labels/english.js';
import { RestButton } from '../many-states/RestButton.js';
import { type Published, usePublishedAt } from '../many-states/usePublished.js';
import { Note } from '../probability-slider/ProbabilitySlider.styles.js';
import { UnsetWords } from '../probability-slider/UnsetWords.js';

interface UnansweredProps {
  index: number;
  /** Null if none is preset. */
  startValue: number | null;
  /** The share as long as nothing is left; the same element on every render. */
  note: ReactElement | undefined;
  /** What is left of 100 for each unanswered state. */
  rest: Published<number | null>;
  onKeep: (event: Event) => void;
  onTakeRest: (index: number, reason: 'rest', event: Event) => void;
}

/** Beside an unanswered slider: what is left of 100, as soon as another state is answered; the starting value before. */
export function Unanswered({ index, startValue, note, rest, onKeep, onTakeRest }: UnansweredProps) {
  const labels = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    probabilitySlider: probabilitySliderLabels,
  });
  const notAnswered = startValue === null ? labels.probabilitySlider.notSet : labels.probabilityQuestion.notAnswered;
  const left = usePublishedAt(rest, index) ?? null;
  return (
    <>
      <span>
        {left === null ? (
          <UnsetWords {...{ startValue, onKeep }} />
        ) : (
          <RestButton percent={left} onTake={(event) => onTakeRest(index, 'rest', event)} />
        )}
      </span>
      {left === null && !note ? null : <Note data-slot="note">{left === null ? note : notAnswered}</Note>}
    </>
  );
}
