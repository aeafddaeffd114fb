import { frequencyOf } from '@credence/bayesnet/shares';
import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, useContext, useRef } from 'react';
import { useFormReset } from '../../../foundations/fields/useFormReset.js';
import { useLabels } from '../../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../../foundations/spoken/VisuallyHidden.styles.js';
import { wordsFor } from '../../../foundations/verbal-scale/verbalScale.js';
import { wordsText } from '../../../foundations/verbal-scale/WordsFor.js';
import { verbalScaleLabels } from '../../../labels/english.js';
import { RowWordsContext } from '../../answers/RowWords.js';
import { percentOf, positionOf, type Share } from '../../answers/share.js';
import { Fill, Rail } from '../../human-icon-scale/HumanIconScale.styles.js';
import { Ticks } from '../../human-icon-scale/Ticks.js';
import { useDrawnMovement, useDrawnStep, writeNumber } from '../behaviour/useDrawnMovement.js';
import { useNativeRange, useRequired } from '../behaviour/useNativeRange.js';
import { usePointerGesture } from '../behaviour/usePointerGesture.js';
import { useSliderKeys } from '../behaviour/useSliderKeys.js';
import { type Slider, useSlider, useSliderTexts } from '../root/SliderContext.js';
import { isFine, ONE_PERCENT } from '../state/sliderSteps.js';
import { Ghost, Range } from './SliderRail.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderRailProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/**
 * The rail with its thumb: a native range, the one tab stop of a slider, with all of its keys, gestures and what is
 * announced. What fills it is drawn beneath, and the mark of the previous answer once the slider was touched.
 * @since 0.1.0
 * @experimental
 */
export const SliderRail = forwardRef<HTMLDivElement, SliderRailProps>(function SliderRail(props, ref) {
  const slider = useSlider();
  const { id, answer, control, anchors, ghost, field } = slider;
  const { min, max, value, exact, standing, number, unset, isBlank } = answer;
  const { spokenOf, ...handlers } = useRangeBehaviour(slider);
  const fill = useRef<HTMLSpanElement>(null);
  useDrawnStep(answer.drawn, (step) => {
    if (fill.current) fill.current.style.backgroundSize = `${step}%`;
    if (!control.current) return;
    writeNumber(control.current, String(step));
    control.current.setAttribute('aria-valuetext', spokenOf(step));
  });
  return (
    <Rail ref={ref} data-slot="rail" {...props}>
      <Ticks anchors={anchors} />
      <Fill
        ref={fill}
        data-slot="fill"
        data-unset={value === null ? '' : undefined}
        style={{ backgroundSize: `${value ?? standing ?? 0}%` }}
      />
      {ghost === null ? null : <GhostMark id={`${id}-ghost`} share={ghost} />}
      <Range
        ref={control}
        id={`${id}-range`}
        type="range"
        data-slot="range"
        data-unset={unset ? '' : undefined}
        data-blank={isBlank ? '' : undefined}
        {...field.named}
        aria-valuetext={spokenOf(value, exact)}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalid || undefined}
        aria-readonly={answer.readOnly || undefined}
        style={{ '--credence-min-value': min, '--credence-max-value': max }}
        // What is exact is said to a form by the root.
        name={isBlank || exact !== null || (unset && !field.submitUnanswered) ? undefined : field.name}
        form={field.form}
        min={min}
        max={max}
        disabled={answer.disabled}
        // A share that follows stands between two whole percents.
        step={Number.isInteger(number) ? 1 : 'any'}
        // Its value is written after each render: React would set it back after each step.
        defaultValue={number}
        {...handlers}
      />
    </Rail>
  );
});

/** The mark of the previous answer, where the thumb stood. The element of this id says it, as it was said. */
function GhostMark({ id, share }: { id: string; share: Share }) {
  const texts = useSliderTexts();
  return (
    <Ghost data-slot="ghost" style={{ '--credence-percent': positionOf(share) }}>
      <VisuallyHidden id={id}>{texts.before(percentOf(share))}</VisuallyHidden>
    </Ghost>
  );
}

/** Pointer, keys and typing on the range, and what React leaves undone there. */
function useRangeBehaviour(slider: Slider) {
  const { answer, control, anchors, field } = slider;
  const { number, unset, isBlank, locked, typing, commit } = answer;
  const pointer = usePointerGesture({
    answer: answer.share,
    onTap: (event, at) => answer.tap(control.current, event, at),
    onEnd: commit,
    onCancel: answer.restore,
  });
  const keys = useSliderKeys({ ...answer, control, anchors, from: number, keep: answer.keepStart });
  useNativeRange(control, number, commit);
  useRequired(control, field.required && unset && !locked && !typing.isReadable, isBlank);
  useFormReset(control, (event) => {
    typing.drop();
    answer.reset(event);
  });

  const spokenOf = useSpokenAnswer(slider);
  const follow = useDrawnMovement(slider);
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (pointer.counts()) answer.drag(Math.round(currentTarget.valueAsNumber), nativeEvent);
    follow();
  };
  const { onPointerDown, onPointerMove } = pointer;
  return { spokenOf, onChange, onPointerDown, onPointerMove, ...keys };
}

/** Says an answer as assistive technology announces it. */
function useSpokenAnswer({ answer: { standing }, anchors, scaleType }: Slider) {
  const texts = useSliderTexts();
  const { verbalScale } = useLabels({ verbalScale: verbalScaleLabels });
  const row = useContext(RowWordsContext);
  const spokenOf = (value: number | null, exact: number | null = null): string => {
    if (value === null) {
      if (standing === null) return texts.notSet;
      return row?.kind === 'follows' ? texts.followsText(standing, row.text) : texts.unsetText(standing);
    }
    if (exact !== null) return exactText(texts, exact);
    if (scaleType === 'numbers') return texts.numberText(value);
    const words = wordsText(wordsFor(value, anchors), verbalScale.between);
    return scaleType === 'words' ? words : texts.valueText(value, words);
  };
  return (value: number | null, exact: number | null = null): string =>
    row?.kind === 'excess' ? `${spokenOf(value, exact)}, ${row.text}` : spokenOf(value, exact);
}

/** An exact share as announced: "20 in 10,000, 0.2 percent, rarer than 1 percent". */
export function exactText(texts: ReturnType<typeof useSliderTexts>, exact: number): string {
  const { numerator, denominator } = frequencyOf(exact);
  const side = exact < ONE_PERCENT * 50 ? 'below' : 'above';
  return texts.exactText(
    texts.casesIn(numerator, denominator),
    percentOf({ ppm: exact }),
    isFine(exact) ? side : undefined,
  );
}
