import type { FocusEvent, RefObject } from 'react';
import type { VerbalAnchor } from '../../labels/english.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import { positionOf } from '../answers/share.js';
import { useControlKeys } from './useKeyOrder.js';
import { valueAfterKey } from './sliderKeys.js';
import { useTypedDigits } from './useTypedDigits.js';
import type { Typing } from './useTyping.js';

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
    typing.whenRead(() => {
      const taken = typing.take();
      const from = taken === undefined ? undefined : positionOf(taken);
      // From nowhere the first step leads to the middle.
      const isFirst = isBlank && from === undefined && key !== 'Home' && key !== 'End';
      change((isFirst ? undefined : after(from ?? standing)) ?? shown, bracket ? 'word' : 'key', nativeEvent);
    });
  });

  return {
    onFocus: typing.expect,
    onPointerEnter: typing.expect,
    onKeyUp: commit,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      digits.finish(event.nativeEvent);
      commit();
    },
  };
}
