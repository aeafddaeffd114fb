import { shareFromParts } from '@credence/bayesnet/shares';
import { memo, useMemo } from 'react';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { type MovedAnswer, type MovedAnswers, MovedAnswerContext } from '../answers/MovedAnswer.js';
import { type RowWords, RowWordsContext } from '../answers/RowWords.js';
import { positionOf, type Share } from '../answers/share.js';
import { exactShares } from '../probability-slider/fine-line/exactShares.js';
import { SliderMisfit } from '../probability-slider/number/SliderMisfit.js';
import { SliderNumber } from '../probability-slider/number/SliderNumber.js';
import { SliderPeople } from '../probability-slider/people/SliderPeople.js';
import {
  type ExactProbabilitySliderProps,
  ProbabilitySlider,
  type ProbabilitySliderProps,
  type SliderField,
} from '../probability-slider/ProbabilitySlider.js';
import { SliderQuestion } from '../probability-slider/question/SliderQuestion.js';
import { SliderRail } from '../probability-slider/rail/SliderRail.js';
import { SliderMessages, SliderRoot } from '../probability-slider/root/SliderRoot.js';
import { Head } from '../probability-slider/root/SliderRoot.styles.js';
import { SliderScale } from '../probability-slider/scale/SliderScale.js';
import { SliderSteps } from '../probability-slider/steps/SliderSteps.js';
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
  /** True in a list, where only rows near the window are painted, and the words of the scale stand once above all. */
  inList: boolean;
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
  inList,
  moved,
  onChange,
  onCommit,
  onLock,
  ...slider
}: QuestionRowProps) {
  const { probabilityQuestion: texts } = useLabels({ probabilityQuestion: probabilityQuestionLabels });
  // Stable elements across renders.
  const lead = useMemo(
    () => withName(inList ? texts.leadOfList : texts.lead, shownName(nodeName)),
    [texts, nodeName, inList],
  );
  const label = useMemo(() => withName(inList ? texts.stateOfList : texts.state, state), [texts, state, inList]);
  const startValue = useMemo(() => (standing === null ? null : shareFromParts(standing)), [standing]);
  const words = useMemo(() => (text && kind ? { text, kind } : null), [text, kind]);
  const answer = useMovedAnswer(moved, index);
  const percent = positionOf(slider.value) ?? positionOf(startValue);
  const note = lockNote(lock, {
    state,
    percent,
    disabled: slider.disabled || readOnly,
    onToggle: (event) => onLock(index, event),
  });
  const shared = {
    precision,
    startValue,
    onValueChange: (value: Share | null, details: ChangeDetails) => onChange(index, value, details),
    onValueCommit: onCommit,
    readOnly: readOnly || lock === 'kept' || lock === 'alone',
    'data-slot': 'row',
    'data-locked': lock === 'kept' ? '' : undefined,
    'data-follows': kind === 'follows' ? '' : undefined,
    ...slider,
  };
  return (
    <MovedAnswerContext.Provider value={answer}>
      <RowWordsContext.Provider value={words}>
        {inList ? (
          <ListedSlider lead={lead} label={label} data-lazy="" {...shared} />
        ) : (
          <ProbabilitySlider
            lead={lead}
            label={label}
            status={words ? <StatusWords {...words} /> : undefined}
            note={note}
            {...shared}
          />
        )}
      </RowWordsContext.Provider>
    </MovedAnswerContext.Provider>
  );
});

/** A slider on one line of a list: its words stand above all, or with the row in hand. */
function ListedSlider({ lead, label, headingLevel, ...props }: ExactProbabilitySliderProps) {
  return (
    <SliderRoot exactShares={exactShares} {...props}>
      <Head data-slot="head">
        <SliderQuestion lead={lead} label={label} headingLevel={headingLevel} />
        <SliderSteps>
          <SliderNumber />
        </SliderSteps>
        <SliderMisfit />
      </Head>
      <SliderScale>
        <SliderPeople />
        <SliderRail />
      </SliderScale>
      <SliderMessages />
    </SliderRoot>
  );
}

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

/** The lock of a row that stands somewhere, where answers move each other. */
const lockNote = (
  lock: LockToggleProps['lock'] | undefined,
  { percent, ...toggle }: Omit<LockToggleProps, 'lock' | 'percent'> & { percent: number | null },
) => (lock && percent !== null ? <LockToggle lock={lock} percent={percent} {...toggle} /> : undefined);

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
