import { memo, type ReactElement, useMemo } from 'react';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import type { Published } from '../many-states/usePublished.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { type MovedAnswers, MovedAnswerContext } from '../answers/MovedAnswer.js';
import { positionOf, type Share } from '../answers/share.js';
import type { SliderField } from '../probability-slider/sliderField.js';
import { ProbabilitySlider, type ProbabilitySliderProps } from '../probability-slider/ProbabilitySlider.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import { LockToggle } from './LockToggle.js';
import { Unanswered } from './Unanswered.js';

export interface QuestionRowProps extends SliderField, Pick<ProbabilitySliderProps, 'anchors' | 'headingLevel'> {
  index: number;
  nodeName: string;
  state: string;
  value: Share | null;
  precision: 'percent' | 'exact';
  /** Null if none is preset. */
  startValue: number | null;
  disabled: boolean;
  readOnly: boolean;
  /** True in a long list, where only rows near the window are painted. */
  lazy: boolean;
  /** The stored share; the same element on every render. */
  note: ReactElement | undefined;
  /** What is left of 100 for each unanswered state; undefined if that is not offered. */
  rest: Published<number | null> | undefined;
  /** Whether it is locked, or cannot move because all others are; undefined if the answers are independent. */
  lock: 'open' | 'kept' | 'alone' | undefined;
  /** Takes the steps of a drag before they are rendered; null if something else decides about them. */
  moved: MovedAnswers | null;
  onChange: (index: number, value: Share | null, details: ChangeDetails) => void;
  onCommit: () => void;
  onLock: (index: number, event: Event) => void;
  onTakeRest: (index: number, reason: 'rest', event: Event) => void;
}

/** One state of the question. Renders again only if its own props change: one row per move. */
export const QuestionRow = memo(function QuestionRow({
  index,
  nodeName,
  state,
  note,
  rest,
  lock,
  precision,
  readOnly,
  lazy,
  moved,
  onChange,
  onCommit,
  onLock,
  onTakeRest,
  ...slider
}: QuestionRowProps) {
  const { probabilityQuestion: texts } = useLabels({ probabilityQuestion: probabilityQuestionLabels });
  // Stable elements across renders.
  const lead = useMemo(() => withName(texts.lead, shownName(nodeName)), [texts, nodeName]);
  const label = useMemo(() => withName(texts.state, state), [texts, state]);
  const percent = positionOf(slider.value) ?? slider.startValue;
  const toggle =
    lock && percent !== null ? (
      <>
        {lock === 'alone' ? <>{texts.othersKept} </> : null}
        <LockToggle
          state={state}
          percent={percent}
          locked={lock === 'kept'}
          disabled={slider.disabled || readOnly}
          onToggle={(event) => onLock(index, event)}
        />
      </>
    ) : undefined;
  const unanswered =
    rest && slider.value === null ? (
      <Unanswered
        startValue={slider.startValue}
        onKeep={(event) => {
          onChange(index, slider.startValue, { reason: 'keep', event });
          onCommit();
        }}
        {...{ index, note, rest, onTakeRest }}
      />
    ) : undefined;
  const own = useMemo(
    () =>
      moved && {
        latest: () => moved.latest(index),
        move: (share: Share, details: ChangeDetails) => moved.move(index, share, details),
      },
    [moved, index],
  );
  return (
    <MovedAnswerContext.Provider value={own}>
      <ProbabilitySlider
        lead={lead}
        label={label}
        precision={precision}
        onValueChange={(value: Share | null, details: ChangeDetails) => onChange(index, value, details)}
        onValueCommit={onCommit}
        readOnly={readOnly || lock === 'kept' || lock === 'alone'}
        status={unanswered}
        note={toggle ?? (unanswered ? undefined : note)}
        data-slot="row"
        data-lazy={lazy ? '' : undefined}
        data-locked={lock === 'kept' ? '' : undefined}
        {...slider}
      />
    </MovedAnswerContext.Provider>
  );
});
