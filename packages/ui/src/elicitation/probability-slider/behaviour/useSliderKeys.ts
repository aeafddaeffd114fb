import type { FocusEvent, RefObject } from 'react';
import { answerOf } from '../../../foundations/verbal-scale/verbalScale.js';
import type { VerbalAnchor } from '../../../labels/english.js';
import type { ChangeReason } from '../../answers/changeDetails.js';
import { positionOf, wholeOnScale } from '../../answers/share.js';
import { directionOf, isPage, stepFrom } from '../state/sliderSteps.js';
import { useControlKeys } from './useKeyOrder.js';
import { useTypedDigits } from '../typing/useTypedDigits.js';
import type { Typing } from '../typing/useTyping.js';

interface SliderKeyOptions {
  /** The native range. */
  control: RefObject<HTMLInputElement | null>;
  /** The position of the thumb. */
  shown: number;
  /** The percentage that a step goes on from, if it lies between two positions. */
  from?: number;
  /** Takes what nobody set as the answer. If omitted, the position of the thumb. */
  keep?: (event: Event) => void;
  /** True if unanswered. */
  unset: boolean;
  /** True if it is unanswered and no value is preset. */
  isBlank?: boolean;
  min: number;
  max: number;
  anchors: readonly VerbalAnchor[];
  typing: Typing;
  /** Called when a key changes the value. */
  change: (value: number, reason: ChangeReason, event: Event) => void;
  /** Called when the key gesture ends. */
  commit: () => void;
}

/** The keyboard handling of a slider. Returns what else the native range listens for. */
export function useSliderKeys(options: SliderKeyOptions) {
  const { control, shown, unset, isBlank = false, min, max, anchors, typing, change, commit } = options;
  const { from: standing = shown, keep = (event: Event) => change(shown, 'keep', event) } = options;
  const digits = useTypedDigits(typing, shown);

  useControlKeys(control, (event) => {
    if (digits.onKeyDown(event)) return;
    const { key, shiftKey, nativeEvent } = event;
    const bracket = key === '[' || key === ']';
    // Some keyboards have brackets only with control and alt.
    if (!bracket && (event.ctrlKey || event.altKey || event.metaKey)) return;
    if (key === 'Enter' || key === ' ') {
      if (unset) event.preventDefault();
      if (unset && !isBlank && typing.draft === null) keep(nativeEvent);
      return digits.finish(nativeEvent);
    }
    const rightToLeft = control.current !== null && getComputedStyle(control.current).direction === 'rtl';
    const after = (value: number) => valueAfterKey({ key, shiftKey }, { value, min, max, anchors, rightToLeft });
    if (after(shown) === undefined) return;
    event.preventDefault();
    digits.forget();
    // A step goes on from what was typed.
    const taken = typing.take();
    const from = taken === undefined ? undefined : positionOf(taken);
    // From nowhere the first step leads to the middle.
    const isFirst = isBlank && from === undefined && key !== 'Home' && key !== 'End';
    change((isFirst ? undefined : after(from ?? standing)) ?? shown, bracket ? 'word' : 'key', nativeEvent);
  });

  return {
    onKeyUp: commit,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      digits.finish(event.nativeEvent);
      commit();
    },
  };
}

/** The slider's state that determines what a key does: its position and its limits. */
export interface SliderPosition {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly anchors: readonly VerbalAnchor[];
  /** True for right-to-left text: arrows follow the visual direction. */
  readonly rightToLeft: boolean;
}

/** The value that a key leads to; undefined if the slider does not handle the key. */
export function valueAfterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { value, min, max, anchors, rightToLeft }: SliderPosition,
): number | undefined {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const words = anchors.map((anchor) => answerOf(anchor, min, max));
  if (key === '[') return words.findLast((answer) => answer < value) ?? value;
  if (key === ']') return words.find((answer) => answer > value) ?? value;
  const way = directionOf(key, rightToLeft);
  return way && wholeOnScale(stepFrom(value, way * (shiftKey || isPage(key) ? 10 : 1)), min, max);
}
