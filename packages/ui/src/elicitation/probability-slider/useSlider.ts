import { useId } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import type { AnchorDetails } from '../../foundations/verbal-scale/Anchors.js';
import { answerOf } from '../../foundations/verbal-scale/verbalScale.js';
import { type VerbalAnchor, verbalScaleLabels } from '../../labels/english.js';
import { shareOf } from '../answers/share.js';
import type { AnyProbabilitySliderProps } from './sliderProps.js';
import { useSliderAnswer } from './useSliderAnswer.js';

/** The state of a slider: its answer on its scale, and whether it can be changed. Hands on the props of its parts. */
export function useSlider({
  value,
  defaultValue,
  precision = 'percent',
  onValueChange,
  onValueCommit,
  min: lowest = 1,
  max: highest = 99,
  startValue = 50,
  anchors: givenAnchors,
  total = 50,
  ghostValue = null,
  scaleType = 'both',
  disabled = false,
  readOnly = false,
  ...others
}: AnyProbabilitySliderProps) {
  const { verbalScale } = useLabels({ verbalScale: verbalScaleLabels });
  const anchors = givenAnchors ?? verbalScale.anchors;
  const id = useId();
  const locked = disabled || readOnly;
  // Given the wrong way round, two limits still are the ends of one scale.
  const [min, max] = lowest > highest ? [highest, lowest] : [lowest, highest];

  const answer = useSliderAnswer({
    value,
    startValue,
    precision,
    min,
    max,
    locked,
    defaultValue,
    onValueChange,
    onValueCommit,
  });
  // Stable across renders, so that a move does not render the words again.
  const selectWord = useEvent((anchor: VerbalAnchor, { event }: AnchorDetails) => {
    answer.change(answerOf(anchor, min, max), 'word', event);
    answer.commit();
  });
  const ghost = answer.touched ? shareOf(ghostValue) : null;
  const scale = { total, anchors, min, max, scaleType };
  return { slider: { id, answer, scale, ghost, selectWord, disabled, readOnly, locked }, others };
}

/** A slider as its parts take it. */
export type Slider = ReturnType<typeof useSlider>['slider'];
