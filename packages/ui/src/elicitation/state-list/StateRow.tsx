import { memo, useId, useRef } from 'react';
import { Fill, Rail } from '../human-icon-scale/HumanIconScale.styles.js';
import type { Published } from '../many-states/usePublished.js';
import type { ChangeDetails, ChangeReason } from '../answers/changeDetails.js';
import { positionOf, type Share } from '../answers/share.js';
import { MisfitNote } from '../probability-slider/MisfitNote.js';
import { NumberBox } from '../probability-slider/NumberBox.js';
import { Range } from '../probability-slider/ProbabilitySlider.styles.js';
import { readingAtOnce } from '../probability-slider/readingAtOnce.js';
import { useNativeRange } from '../probability-slider/useNativeRange.js';
import { usePointerGesture } from '../probability-slider/usePointerGesture.js';
import { useProbability } from '../probability-slider/useProbability.js';
import { useSliderKeys } from '../probability-slider/useSliderKeys.js';
import { useTyping } from '../probability-slider/useTyping.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { wordsFor } from '../../foundations/verbal-scale/verbalScale.js';
import { wordsText } from '../../foundations/verbal-scale/WordsFor.js';
import { withName } from '../../foundations/names/withName.js';
import {
  probabilityQuestionLabels,
  probabilitySliderLabels,
  type VerbalAnchor,
  verbalScaleLabels,
} from '../../labels/english.js';
import { Name, Row, Word } from './StateList.styles.js';
import { StateShare } from './StateShare.js';

/** The possible answers, in percent. */
const min = 1;
const max = 99;

interface StateRowProps {
  index: number;
  /** The state, as displayed. */
  state: string;
  value: number | null;
  startValue: number;
  anchors: readonly VerbalAnchor[];
  /** Id of the beginning of the question. */
  leadId: string;
  /** Excluded by the search. It stays mounted, keeping any text typed in it. */
  hidden: boolean;
  disabled: boolean;
  readOnly: boolean;
  name: string | undefined;
  form: string | undefined;
  /** The stored share of each answer, in percent. */
  shares: Published<number>;
  /** What is left of 100 for each unanswered state. */
  rest: Published<number | null>;
  onChange: (index: number, value: number | null, details: ChangeDetails) => void;
  onCommit: () => void;
  onTakeRest: (index: number, reason: 'rest', event: Event) => void;
}

/** One state in one line. Renders again only if its own props change: one row per move. */
export const StateRow = memo(function StateRow({
  index,
  state,
  value: given,
  startValue,
  anchors,
  leadId,
  hidden,
  disabled,
  readOnly,
  name,
  form,
  shares,
  rest,
  onChange,
  onCommit,
  onTakeRest,
}: StateRowProps) {
  const labels = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    probabilitySlider: probabilitySliderLabels,
    verbalScale: verbalScaleLabels,
  });
  const { probabilitySlider: texts, probabilityQuestion: question } = labels;
  const id = useId();
  const range = useRef<HTMLInputElement>(null);
  const locked = disabled || readOnly;

  const { value: share, ...probability } = useProbability({
    value: given,
    defaultValue: null,
    onValueChange: (next, details) => onChange(index, positionOf(next), details),
    onValueCommit: onCommit,
  });
  const { commit } = probability;
  const value = positionOf(share);
  const shown = value ?? startValue;
  const unset = value === null;
  const change = (next: number, reason: ChangeReason, event: Event | undefined) => {
    if (!locked && next !== value) probability.change(next, { reason, event });
  };
  const stepBy = (by: number, reason: ChangeReason, event: Event, from: Share = shown) =>
    change(Math.min(max, Math.max(min, positionOf(from) + by)), reason, event);
  const pointer = usePointerGesture({
    answer: value,
    onTap: (event) => unset && change(shown, 'keep', event),
    onEnd: commit,
    onCancel: probability.restore,
  });
  const typing = useTyping({
    ...{ shown, min, max, change, commit },
    answer: value,
    fixed: locked,
    reading: readingAtOnce,
  });
  const keys = useSliderKeys({ control: range, shown, unset, min, max, anchors, typing, change, commit });
  useNativeRange(range, shown, commit);

  const words = wordsFor(shown, anchors);
  const labelledBy = `${leadId} ${id}-state`;
  return (
    <Row data-slot="row" data-state={unset ? 'unset' : 'answered'} hidden={hidden}>
      <Name id={`${id}-state`} htmlFor={`${id}-range`} data-slot="state">
        {withName(question.state, state)}
      </Name>
      <Rail data-slot="rail">
        <Fill data-slot="fill" data-unset={unset ? '' : undefined} style={{ backgroundSize: `${shown}%` }} />
        <Range
          ref={range}
          id={`${id}-range`}
          type="range"
          data-slot="range"
          data-unset={unset ? '' : undefined}
          aria-labelledby={labelledBy}
          aria-valuetext={
            unset ? texts.unsetText(startValue) : texts.valueText(shown, wordsText(words, labels.verbalScale.between))
          }
          aria-readonly={readOnly || undefined}
          style={{ '--credence-min-value': min, '--credence-max-value': max }}
          {...{ name, form, min, max, disabled }}
          step={1}
          value={shown}
          onChange={(event) => {
            if (pointer.counts()) change(event.currentTarget.valueAsNumber, 'drag', event.nativeEvent);
          }}
          onPointerDown={pointer.onPointerDown}
          {...keys}
        />
      </Rail>
      <NumberBox
        {...{ shown, unset, disabled, readOnly, typing, change, stepBy, commit, labelledBy }}
        id={`${id}-number`}
        onLeave={() => range.current?.focus()}
      />
      <StateShare {...{ index, shares, rest, unset, onTakeRest }} counted={shown} />
      <Word data-slot="word">{!unset && words?.kind === 'exact' ? words.anchor.label : null}</Word>
      <MisfitNote boxId={`${id}-number`} {...{ typing, min, max }} />
    </Row>
  );
});
