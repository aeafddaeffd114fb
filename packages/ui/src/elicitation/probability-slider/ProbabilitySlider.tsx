import { forwardRef } from 'react';
import { HumanIconScale } from '../human-icon-scale/HumanIconScale.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { percentOf } from '../answers/share.js';
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
import type { AnyProbabilitySliderProps } from './sliderProps.js';
import { Stepper } from './Stepper.js';
import { type Slider, useSlider } from './useSlider.js';
import { useSliderRange } from './useSliderRange.js';
import { UnsetWords } from './UnsetWords.js';

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
function AnswerWords({
  slider,
  status,
  note,
}: { slider: Slider } & Pick<AnyProbabilitySliderProps, 'status' | 'note'>) {
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
