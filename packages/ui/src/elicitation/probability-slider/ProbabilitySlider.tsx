import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react';
import { HumanIconScale, type HumanIconScaleProps } from '../human-icon-scale/HumanIconScale.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import type { FieldTexts } from '../../forms/form-field/FormField.js';
import type { VerbalAnchor } from '../../labels/english.js';
import type { PercentAnswer, ShareAnswer, ShownAnswer } from '../answers/answerProps.js';
import { percentOf, type Share } from '../answers/share.js';
import { SubmittedValues } from '../answers/SubmittedValues.js';
import { Head, Note, Range, Root, Said } from './ProbabilitySlider.styles.js';
import { FineOffer } from './FineOffer.js';
import { FinePlace } from './FinePlace.js';
import { ONE_PERCENT } from './fineStep.js';
import { GhostPlace } from './GhostPlace.js';
import { useKeyOrder } from './useKeyOrder.js';
import { MisfitPlace } from './MisfitPlace.js';
import { QuestionText } from './QuestionText.js';
import { SaidWords } from './SaidWords.js';
import { Stepper } from './Stepper.js';
import { type Slider, useSlider } from './useSlider.js';
import { useSliderRange } from './useSliderRange.js';
import { UnsetWords } from './UnsetWords.js';

interface SliderProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'>,
    Pick<FieldTexts, 'error' | 'hint'> {
  /** The question. It is visible, and it names the slider. */
  label: ReactNode;
  /** The beginning of the question, in smaller type above `label`. Together they form one heading. */
  lead?: ReactNode;
  /** Level of the question in the page's outline. If omitted or null, it is not a heading. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined;
  /**
   * The lowest answer. Not 0, because nobody can rule a state out for certain.
   * @default 1
   */
  min?: number | undefined;
  /**
   * The highest answer.
   * @default 99
   */
  max?: number | undefined;
  /**
   * Where the thumb stands while unanswered: whole percent, or parts per million as `{ ppm: 185000 }`. Null: nothing is
   * preset, and there is no thumb until a value is set.
   * @default 50
   */
  startValue?: Share | null | undefined;
  /** The words and their percentages, ascending. Defaults to those of the labels. */
  anchors?: readonly VerbalAnchor[] | undefined;
  /**
   * The number of people.
   * @default 50
   */
  total?: HumanIconScaleProps['total'];
  /**
   * The previous answer, whole percent or exact: a mark on the rail, hidden until the slider has been touched, so
   * that it does not bias the new one.
   */
  ghostValue?: Share | null | undefined;
  /**
   * What the scale shows. `words` omits all numbers, `numbers` all words; some people prefer one of them.
   * @default 'both'
   */
  scaleType?: HumanIconScaleProps['scaleType'];
  /** Content below the word: "stored as 44 %". */
  note?: ReactNode;
  /** Replaces the word: "Locked while saving". */
  status?: ReactNode;
  /**
   * Name in a form. It submits the percent, with decimals where whole percent cannot say it ("0.2"), and nothing while
   * unanswered.
   */
  name?: string | undefined;
  /**
   * Submits the starting value while unanswered.
   * @default false
   */
  submitUnanswered?: boolean | undefined;
  /**
   * True if the form requires an answer: it is invalid as long as there is none.
   * @default false
   */
  required?: boolean | undefined;
  /** The native range, for form libraries: what they focus if it is invalid. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Id of the form it belongs to, if the slider is outside of it. */
  form?: string | undefined;
  /**
   * Disables the slider.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * True if the answer can be read but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
}

/**
 * With whole percents as answers.
 * @since 0.1.0
 */
export interface ProbabilitySliderProps extends SliderProps, PercentAnswer {}

/**
 * With `precision`: answers may be exact.
 * @since 0.1.0
 */
export interface ExactProbabilitySliderProps extends SliderProps, ShareAnswer {}

/**
 * Without handlers: any share is shown as it is.
 * @since 0.1.0
 */
export interface ShownProbabilitySliderProps extends SliderProps, ShownAnswer {}

/**
 * All that `ProbabilitySlider` takes, for whoever wraps it.
 * @since 0.1.0
 */
export type AnyProbabilitySliderProps =
  | ProbabilitySliderProps
  | ExactProbabilitySliderProps
  | ShownProbabilitySliderProps;

/**
 * Asks for one probability: people over a rail, the seven words at their percentages, a number between − and +. All of
 * it is one tab stop, the native range, whose keys do what box, buttons and words do for the pointer. Sliders are
 * independent: a component showing several states of one node decides what their sum may be.
 * @since 0.1.0
 */
export const ProbabilitySlider = forwardRef<HTMLDivElement, AnyProbabilitySliderProps>(function ProbabilitySlider(
  { inputRef = null, ...props },
  ref,
) {
  const control = useOwnRef(inputRef);
  const { slider, others } = useSlider(props);
  const { id, answer, scale, ghost, disabled } = slider;
  const { range, typing, rest } = useSliderRange(control, slider, others);
  const { label, lead, headingLevel, status, note, onKeyDown, ...root } = rest;
  const { hint, error, name, form } = others;
  const { value, startValue, exact, fine, unset } = answer;
  return (
    <Root
      ref={ref}
      role="group"
      aria-labelledby={`${id}-question`}
      data-credence="probability-slider"
      data-state={unset ? 'unset' : 'answered'}
      data-disabled={disabled ? '' : undefined}
      data-readonly={slider.readOnly ? '' : undefined}
      onKeyDown={useKeyOrder(onKeyDown)}
      {...root}
    >
      <Head data-slot="head">
        <QuestionText
          id={`${id}-question`}
          rangeId={`${id}-range`}
          lead={lead}
          label={label}
          headingLevel={headingLevel}
        />
        <AnswerWords slider={slider} status={status} note={note} />
        {scale.scaleType === 'words' ? null : <Stepper slider={slider} typing={typing} control={control} />}
        <MisfitPlace boxId={`${id}-number`} typing={typing} min={scale.min} max={scale.max} />
      </Head>
      <HumanIconScale
        value={value}
        startValue={startValue}
        {...scale}
        data-rare={exact === 0 ? 'never' : exact !== null && exact < ONE_PERCENT ? '' : undefined}
        disabled={slider.locked}
        onAnchorSelect={slider.selectWord}
        data-slot="scale"
      >
        {ghost === null ? null : <GhostPlace id={`${id}-ghost`} share={ghost} />}
        <Range ref={control} {...range} />
      </HumanIconScale>
      {fine === undefined ? null : <FinePlace slider={slider} control={control} exact={fine} />}
      <FieldMessages id={id} hint={hint} error={error} />
      {/* Its range cannot say it. */}
      {exact === null ? null : (
        <SubmittedValues percents={[percentOf({ ppm: exact })]} name={name} form={form} disabled={disabled} />
      )}
    </Root>
  );
});

/** The words of the answer, or that there is none, and the way on from the ends of the scale. */
function AnswerWords({ slider, status, note }: { slider: Slider } & Pick<SliderProps, 'status' | 'note'>) {
  const { answer, locked } = slider;
  const { anchors, scaleType } = slider.scale;
  const { value, exact, unset, isBlank, startValue, offered } = answer;
  return (
    <Said data-slot="words-said">
      {status ?? (
        <span>
          {unset && (isBlank || !locked) ? <UnsetWords startValue={startValue} onKeep={answer.keep} /> : null}
          {value === null ? null : (
            <SaidWords value={value} exact={exact} anchors={anchors} scaleType={scaleType} drawn={answer.drawn} />
          )}
        </span>
      )}
      {offered === undefined ? null : <FineOffer from={offered} onOpen={answer.open} />}
      {note ? <Note data-slot="note">{note}</Note> : null}
    </Said>
  );
}
