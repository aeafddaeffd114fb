import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref, useId } from 'react';
import { HumanIconScale, type HumanIconScaleProps } from '../human-icon-scale/HumanIconScale.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import type { AnchorDetails } from '../../foundations/verbal-scale/Anchors.js';
import { answerOf } from '../../foundations/verbal-scale/verbalScale.js';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import type { FieldTexts } from '../../forms/form-field/FormField.js';
import { type VerbalAnchor, verbalScaleLabels } from '../../labels/english.js';
import type { PercentAnswer, ShareAnswer, ShownAnswer } from '../answers/answerProps.js';
import { percentOf, type Share, shareOf } from '../answers/share.js';
import { SubmittedValues } from '../answers/SubmittedValues.js';
import { Head, Note, Range, Root, Said } from './ProbabilitySlider.styles.js';
import { FineOffer } from './FineOffer.js';
import { FinePlace } from './FinePlace.js';
import { ONE_PERCENT } from './fineStep.js';
import { GhostPlace } from './GhostPlace.js';
import { pressOn, useKeyOrder } from './useKeyOrder.js';
import { MisfitPlace } from './MisfitPlace.js';
import { QuestionText } from './QuestionText.js';
import { SaidWords } from './SaidWords.js';
import { readingInUse } from './readingInUse.js';
import { Stepper } from './Stepper.js';
import { useDrawnMovement } from './useDrawnMovement.js';
import { useNativeRange } from './useNativeRange.js';
import { usePointerGesture } from './usePointerGesture.js';
import { useRequired } from './useRequired.js';
import { useSliderAnswer } from './useSliderAnswer.js';
import { useSliderKeys } from './useSliderKeys.js';
import { useSpokenAnswer } from './useSpokenAnswer.js';
import { useTyping } from './useTyping.js';
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
  {
    label,
    lead,
    headingLevel,
    value: given,
    defaultValue,
    precision = 'percent',
    onValueChange,
    onValueCommit,
    min: lowest = 1,
    max: highest = 99,
    startValue: givenStart = 50,
    anchors: givenAnchors,
    total = 50,
    ghostValue = null,
    scaleType = 'both',
    note,
    status,
    hint,
    error,
    name,
    submitUnanswered = false,
    form,
    required = false,
    inputRef = null,
    disabled = false,
    readOnly = false,
    'aria-describedby': describedBy,
    'aria-invalid': invalid = Boolean(error),
    onKeyDown,
    ...rest
  },
  ref,
) {
  const { verbalScale } = useLabels({ verbalScale: verbalScaleLabels });
  const anchors = givenAnchors ?? verbalScale.anchors;
  const id = useId();
  const rangeRef = useOwnRef(inputRef);
  const locked = disabled || readOnly;
  // Given the wrong way round, two limits still are the ends of one scale.
  const [min, max] = lowest > highest ? [highest, lowest] : [lowest, highest];

  const answer = useSliderAnswer({
    value: given,
    startValue: givenStart,
    precision,
    min,
    max,
    locked,
    defaultValue,
    onValueChange,
    onValueCommit,
  });
  const { value, startValue, shown, number, unset, isBlank, exact, isExact, change, commit } = answer;
  // Stable across renders, so that a move does not render the words again.
  const selectWord = useEvent((anchor: VerbalAnchor, { event }: AnchorDetails) => {
    change(answerOf(anchor, min, max), 'word', event);
    commit();
  });
  const pointer = usePointerGesture({
    answer: answer.typed.answer,
    onTap: (event) => answer.tap(rangeRef.current, event),
    onEnd: commit,
    onCancel: answer.restore,
  });
  const typing = useTyping({ ...answer.typed, min, max, fixed: locked, reading: readingInUse });
  const keys = useSliderKeys({
    control: rangeRef,
    shown,
    from: number,
    keep: answer.keepStart,
    unset,
    isBlank,
    min,
    max,
    anchors,
    typing,
    change,
    commit,
  });
  useNativeRange(rangeRef, number, commit);
  useRequired(rangeRef, required && unset && !locked && !typing.isReadable, isBlank);
  useFormReset(rangeRef, answer.reset);

  const spokenOf = useSpokenAnswer({ startValue, anchors, scaleType });
  const follow = useDrawnMovement({ control: rangeRef, answer, typing, spokenOf, anchors, min, max, total });
  const ghost = answer.touched ? shareOf(ghostValue) : null;
  return (
    <Root
      ref={ref}
      role="group"
      aria-labelledby={`${id}-question`}
      data-credence="probability-slider"
      data-state={unset ? 'unset' : 'answered'}
      data-disabled={disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      onKeyDown={useKeyOrder(onKeyDown)}
      {...rest}
    >
      <Head data-slot="head">
        <QuestionText
          id={`${id}-question`}
          rangeId={`${id}-range`}
          lead={lead}
          label={label}
          headingLevel={headingLevel}
        />
        <Said data-slot="words-said">
          {status ?? (
            <span>
              {unset && (isBlank || !locked) ? <UnsetWords startValue={startValue} onKeep={answer.keep} /> : null}
              {value === null ? null : (
                <SaidWords value={value} exact={exact} anchors={anchors} scaleType={scaleType} drawn={answer.drawn} />
              )}
            </span>
          )}
          {answer.offered === undefined ? null : <FineOffer from={answer.offered} onOpen={answer.open} />}
          {note ? <Note data-slot="note">{note}</Note> : null}
        </Said>
        {scaleType === 'words' ? null : (
          <Stepper
            answer={answer}
            typing={typing}
            id={id}
            disabled={disabled}
            readOnly={readOnly}
            onLeave={() => rangeRef.current?.focus()}
          />
        )}
        <MisfitPlace boxId={`${id}-number`} typing={typing} min={min} max={max} />
      </Head>
      <HumanIconScale
        value={value}
        startValue={startValue}
        total={total}
        anchors={anchors}
        min={min}
        max={max}
        scaleType={scaleType}
        data-rare={exact === 0 ? 'never' : exact !== null && exact < ONE_PERCENT ? '' : undefined}
        disabled={locked}
        onAnchorSelect={selectWord}
        data-slot="scale"
      >
        {ghost === null ? null : <GhostPlace id={`${id}-ghost`} share={ghost} />}
        <Range
          ref={rangeRef}
          id={`${id}-range`}
          type="range"
          data-slot="range"
          data-unset={unset ? '' : undefined}
          data-blank={isBlank ? '' : undefined}
          aria-labelledby={`${id}-question`}
          aria-valuetext={spokenOf(value, exact)}
          aria-describedby={describedByMessages({
            id,
            hint,
            error,
            more: [describedBy, ghost === null ? '' : `${id}-ghost`].filter(Boolean).join(' '),
          })}
          aria-invalid={invalid || undefined}
          aria-readonly={readOnly || undefined}
          style={{ '--credence-min-value': min, '--credence-max-value': max }}
          name={isBlank || exact !== null || (unset && !submitUnanswered) ? undefined : name}
          form={form}
          min={min}
          max={max}
          disabled={disabled}
          // A share that follows stands between two whole percents.
          step={Number.isInteger(number) ? 1 : 'any'}
          // Its value is written after each render: React would set it back after each step.
          defaultValue={number}
          onChange={({ currentTarget, nativeEvent }) => {
            const valueAsNumber = Math.round(currentTarget.valueAsNumber);
            if (pointer.counts() && pointer.isHeld()) answer.drag(valueAsNumber, nativeEvent);
            else if (pointer.counts()) change(valueAsNumber, 'drag', nativeEvent);
            follow();
          }}
          onPointerDown={pointer.onPointerDown}
          {...keys}
        />
      </HumanIconScale>
      {answer.fine === undefined ? null : (
        <FinePlace
          answer={answer}
          exact={answer.fine}
          disabled={disabled}
          readOnly={readOnly || !isExact}
          labelledBy={`${id}-question`}
          onBack={(event) => {
            answer.close(event);
            rangeRef.current?.focus();
          }}
          onType={(event) => pressOn(rangeRef.current, event)}
        />
      )}
      <FieldMessages id={id} hint={hint} error={error} />
      {/* Its range cannot say it. */}
      {exact === null ? null : (
        <SubmittedValues percents={[percentOf({ ppm: exact })]} name={name} form={form} disabled={disabled} />
      )}
    </Root>
  );
});
