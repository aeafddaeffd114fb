import { shareFromParts } from '@credence/bayesnet/shares';
import { memo, useMemo } from 'react';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { type MovedAnswer, type MovedAnswers, MovedAnswerContext } from '../answers/MovedAnswer.js';
import { type RowWords, RowWordsContext } from '../answers/RowWords.js';
import { positionOf, type Share } from '../answers/share.js';
import type { SliderField } from '../probability-slider/sliderField.js';
import { ProbabilitySlider } from '../probability-slider/ProbabilitySlider.js';
import type { ProbabilitySliderProps } from '../probability-slider/sliderProps.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import { Words, Lock } from './ProbabilityQuestion.styles.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';

export interface QuestionRowProps extends SliderField, Pick<ProbabilitySliderProps, 'anchors' | 'headingLevel'> {
  index: number;
  nodeName: string;
  state: string;
  value: Share | null;
  precision: 'percent' | 'exact';
  /** Where it stands as long as nobody sets it, in parts per million; null if nowhere. */
  standing: number | null;
  /** What stands in the place of its word, and why; left out for its own word. */
  words: RowWords['text'] | undefined;
  wordsKind: RowWords['kind'] | undefined;
  disabled: boolean;
  readOnly: boolean;
  /** True in a long list, where only rows near the window are painted. */
  lazy: boolean;
  /** Whether it is locked, or cannot move because all others are; undefined if moving it moves no other. */
  lock: 'open' | 'kept' | 'alone' | undefined;
  /** Takes the steps of a drag before they are rendered; null if something else decides about them. */
  moved: MovedAnswers | null;
  onChange: (index: number, value: Share | null, details: ChangeDetails) => void;
  onCommit: () => void;
  onLock: (index: number, event: Event) => void;
}

/** One state of the question. Renders again only if its own props change. */
export const QuestionRow = memo(function QuestionRow({
  index,
  nodeName,
  state,
  standing,
  words: text,
  wordsKind: kind,
  lock,
  precision,
  readOnly,
  lazy,
  moved,
  onChange,
  onCommit,
  onLock,
  ...slider
}: QuestionRowProps) {
  const { probabilityQuestion: texts } = useLabels({ probabilityQuestion: probabilityQuestionLabels });
  // Stable elements across renders.
  const lead = useMemo(() => withName(texts.lead, shownName(nodeName)), [texts, nodeName]);
  const label = useMemo(() => withName(texts.state, state), [texts, state]);
  const startValue = useMemo(() => (standing === null ? null : shareFromParts(standing)), [standing]);
  const words = useMemo(() => (text && kind ? { text, kind } : null), [text, kind]);
  const answer = useMovedAnswer(moved, index);
  const percent = positionOf(slider.value) ?? positionOf(startValue);
  const note =
    lock && percent !== null ? (
      <LockToggle
        lock={lock}
        state={state}
        percent={percent}
        disabled={slider.disabled || readOnly}
        onToggle={(event) => onLock(index, event)}
      />
    ) : undefined;
  return (
    <MovedAnswerContext.Provider value={answer}>
      <RowWordsContext.Provider value={words}>
        <ProbabilitySlider
          lead={lead}
          label={label}
          precision={precision}
          startValue={startValue}
          onValueChange={(value: Share | null, details: ChangeDetails) => onChange(index, value, details)}
          onValueCommit={onCommit}
          readOnly={readOnly || lock === 'kept' || lock === 'alone'}
          status={words ? <StatusWords {...words} /> : undefined}
          note={note}
          data-slot="row"
          data-lazy={lazy ? '' : undefined}
          data-locked={lock === 'kept' ? '' : undefined}
          data-follows={kind === 'follows' ? '' : undefined}
          {...slider}
        />
      </RowWordsContext.Provider>
    </MovedAnswerContext.Provider>
  );
});

/** The answer of a row, whose steps are taken before they are rendered; null if something else decides about them. */
function useMovedAnswer(moved: MovedAnswers | null, index: number): MovedAnswer | null {
  return useMemo(
    () =>
      moved && {
        latest: () => moved.latest(index),
        move: (share, details) => moved.move(index, share, details),
      },
    [moved, index],
  );
}

/** What stands in the place of the word of a share. */
const StatusWords = ({ kind, text }: RowWords) => (
  <Words data-slot="row-words" data-kind={kind}>
    {text}
  </Words>
);

interface LockToggleProps {
  lock: 'open' | 'kept' | 'alone';
  state: string;
  /** Its answer, in percent. */
  percent: number;
  disabled: boolean;
  onToggle: (event: Event) => void;
}

/** Locks an answer while others move. */
function LockToggle({ lock, state, percent, disabled, onToggle }: LockToggleProps) {
  const { probabilityQuestion: texts } = useLabels({ probabilityQuestion: probabilityQuestionLabels });
  const isLocked = lock === 'kept';
  return (
    <>
      {lock === 'alone' ? <span>{`${texts.othersKept} `}</span> : null}
      <Lock
        type="button"
        data-slot="lock"
        aria-pressed={isLocked}
        aria-label={texts.keepAt(state, percent)}
        disabled={disabled}
        onClick={({ nativeEvent }) => onToggle(nativeEvent)}
      >
        <Glyph of={isLocked ? drawings.lock : drawings.unlock} />
        {texts.keep}
      </Lock>
    </>
  );
}
