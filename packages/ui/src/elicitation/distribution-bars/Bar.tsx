import { type ChangeEvent, memo, type RefObject } from 'react';
import type { SliderField } from '../probability-slider/ProbabilitySlider.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { useNativeRange, useRequired } from '../probability-slider/behaviour/useNativeRange.js';
import { useSliderKeys } from '../probability-slider/behaviour/useSliderKeys.js';
import type { Typing } from '../probability-slider/typing/useTyping.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { wordsFor } from '../../foundations/verbal-scale/verbalScale.js';
import { wordsText } from '../../foundations/verbal-scale/WordsFor.js';
import {
  distributionBarsLabels,
  probabilitySliderLabels,
  type VerbalAnchor,
  verbalScaleLabels,
} from '../../labels/english.js';
import { BarShape, Range, Share } from './Bar.styles.js';
import { Area, Column, Name } from './DistributionBars.styles.js';

interface BarProps extends SliderField {
  index: number;
  /** The whole question, used as the bar's accessible name. */
  question: string;
  /** The state's full name, and the short one that is displayed. */
  state: string;
  short: string;
  /** Its share, in percent. */
  shown: number;
  /** True if it is unanswered. */
  unset: boolean;
  locked: boolean;
  narrow: boolean;
  /** The value at full height. */
  scale: number;
  anchors: readonly VerbalAnchor[];
  disabled: boolean;
  readOnly: boolean;
  /** The number being typed on a bar; the same object while none is. */
  typing: Typing;
  onMove: (index: number, value: number, details: ChangeDetails) => void;
  onCommit: () => void;
  onFocus: (index: number) => void;
}

/** A state's bar: its share above, its name below, and a native range for keyboards and screen readers. */
export const Bar = memo(function Bar({ inputRef = null, ...bar }: BarProps) {
  const { question, state, short, shown, unset, locked, scale, anchors, disabled } = bar;
  const labels = useLabels({
    distributionBars: distributionBarsLabels,
    probabilitySlider: probabilitySliderLabels,
    verbalScale: verbalScaleLabels,
  });
  const texts = labels.distributionBars;
  const control = useOwnRef(inputRef);
  const handlers = useBarHandlers(control, bar);

  const words = wordsText(wordsFor(shown, anchors), labels.verbalScale.between);
  const spoken = labels.probabilitySlider[unset ? 'unsetText' : 'valueText'](shown, words);
  return (
    <Column data-slot="bar" data-narrow={bar.narrow ? '' : undefined} title={state}>
      <Area
        data-slot="area"
        data-unset={unset ? '' : undefined}
        data-locked={locked ? '' : undefined}
        style={{ '--credence-bar': (shown / scale) * 100 }}
      >
        <BarShape data-slot="height" />
        <Share data-slot="share" aria-hidden>
          {locked ? <Glyph of={drawings.lock} /> : null}
          <span>{texts.share(shown)}</span>
        </Share>
      </Area>
      <Name data-slot="name" aria-hidden>
        <span data-length="short">{short}</span>
        <span data-length="whole">{state}</span>
      </Name>
      <Range
        ref={control}
        type="range"
        data-slot="range"
        aria-label={question}
        aria-orientation="vertical"
        aria-valuetext={locked ? texts.kept(spoken) : spoken}
        aria-describedby={bar['aria-describedby']}
        aria-invalid={bar['aria-invalid'] || undefined}
        aria-readonly={bar.readOnly || locked || undefined}
        form={bar.form}
        min={1}
        max={99}
        step={1}
        value={shown}
        disabled={disabled}
        {...handlers}
      />
    </Column>
  );
});

/** The behaviour of a bar: its keys, the end of a gesture, and that a form misses its answer. */
function useBarHandlers(control: RefObject<HTMLInputElement | null>, bar: Omit<BarProps, 'inputRef'>) {
  const { index, shown, unset, anchors, disabled, typing, onMove, onCommit } = bar;
  const fixed = bar.readOnly || bar.locked;
  const change = (value: number, reason: ChangeDetails['reason'], event: Event) => {
    if (!fixed && (unset || value !== shown)) onMove(index, value, { reason, event });
  };
  const keys = useSliderKeys({
    control,
    shown,
    unset,
    min: 1,
    max: 99,
    anchors,
    typing,
    change,
    commit: onCommit,
  });
  useNativeRange(control, shown, onCommit);
  useRequired(control, bar.required === true && unset && !disabled && !fixed && !typing.isReadable);

  return {
    ...keys,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      change(currentTarget.valueAsNumber, 'drag', nativeEvent),
    onFocus: () => bar.onFocus(index),
  };
}
