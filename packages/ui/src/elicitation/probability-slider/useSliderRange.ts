import type { ChangeEvent, RefObject } from 'react';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { readingInUse } from './readingInUse.js';
import { useDrawnMovement } from './useDrawnMovement.js';
import { useNativeRange } from './useNativeRange.js';
import { usePointerGesture } from './usePointerGesture.js';
import { useRequired } from './useRequired.js';
import type { Slider, useSlider } from './useSlider.js';
import { useSliderKeys } from './useSliderKeys.js';
import { useSpokenAnswer } from './useSpokenAnswer.js';
import { useTyping } from './useTyping.js';

type Control = RefObject<HTMLInputElement | null>;

/** The native range: what it says to forms and assistive technology. Hands on the props that are not about it. */
export function useSliderRange(
  control: Control,
  slider: Slider,
  {
    hint,
    error,
    name,
    submitUnanswered = false,
    form,
    required = false,
    'aria-describedby': describedBy,
    'aria-invalid': invalid = Boolean(error),
    ...rest
  }: ReturnType<typeof useSlider>['others'],
) {
  const { typing, spokenOf, handlers } = useRangeBehaviour(control, slider, required);
  const { id, answer, ghost, disabled, readOnly } = slider;
  const { min, max } = slider.scale;
  const { value, exact, number, unset, isBlank } = answer;
  const more = [describedBy, ghost === null ? '' : `${id}-ghost`].filter(Boolean).join(' ');
  const range = {
    id: `${id}-range`,
    type: 'range',
    'data-slot': 'range',
    'data-unset': unset ? '' : undefined,
    'data-blank': isBlank ? '' : undefined,
    'aria-labelledby': `${id}-question`,
    'aria-valuetext': spokenOf(value, exact),
    'aria-describedby': describedByMessages({ id, hint, error, more }),
    'aria-invalid': invalid || undefined,
    'aria-readonly': readOnly || undefined,
    style: { '--credence-min-value': min, '--credence-max-value': max },
    name: isBlank || exact !== null || (unset && !submitUnanswered) ? undefined : name,
    form,
    min,
    max,
    disabled,
    // A share that follows stands between two whole percents.
    step: Number.isInteger(number) ? 1 : 'any',
    // Its value is written after each render: React would set it back after each step.
    defaultValue: number,
    ...handlers,
  };
  return { range, typing, rest };
}

/** Pointer, keys and typing on the range, and what React leaves undone there. */
function useRangeBehaviour(control: Control, slider: Slider, required: boolean) {
  const { answer, scale, locked } = slider;
  const { unset, isBlank, change, commit } = answer;
  const pointer = usePointerGesture({
    answer: answer.share,
    onTap: (event) => answer.tap(control.current, event),
    onEnd: commit,
    onCancel: answer.restore,
  });
  const typing = useTyping({
    ...scale,
    ...answer,
    answer: answer.share,
    changeExact: answer.isExact ? answer.changeExact : undefined,
    fixed: locked,
    reading: readingInUse,
  });
  const keys = useSliderKeys({ ...scale, ...answer, control, typing, from: answer.number, keep: answer.keepStart });
  useNativeRange(control, answer.number, commit);
  useRequired(control, required && unset && !locked && !typing.isReadable, isBlank);
  useFormReset(control, answer.reset);

  const spokenOf = useSpokenAnswer({ ...scale, startValue: answer.startValue });
  const follow = useDrawnMovement({ control, slider, typing, spokenOf });
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const valueAsNumber = Math.round(currentTarget.valueAsNumber);
    if (pointer.counts() && pointer.isHeld()) answer.drag(valueAsNumber, nativeEvent);
    else if (pointer.counts()) change(valueAsNumber, 'drag', nativeEvent);
    follow();
  };
  return { typing, spokenOf, handlers: { onChange, onPointerDown: pointer.onPointerDown, ...keys } };
}
