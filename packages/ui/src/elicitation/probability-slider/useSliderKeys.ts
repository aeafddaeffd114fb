import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { VerbalAnchor } from '../../labels/english.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import { valueAfterKey } from './sliderKeys.js';
import { addDigit, type TypedDigits, typingPause } from './typedDigits.js';

interface SliderKeyOptions {
  /** The position of the thumb. */
  shown: number;
  /** True if unanswered. */
  unset: boolean;
  min: number;
  max: number;
  anchors: readonly VerbalAnchor[];
  /** Called when a key changes the value. */
  change: (value: number, reason: ChangeReason, event: Event) => void;
  /** Called when the key gesture ends. */
  commit: () => void;
}

/** The keyboard handling of a slider. Returns handlers for the focused element. */
export function useSliderKeys({ shown, unset, min, max, anchors, change, commit }: SliderKeyOptions) {
  const typed = useRef<TypedDigits | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestCommit = useEvent(commit);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = () => {
    clearTimeout(timer.current);
    typed.current = undefined;
    latestCommit();
  };

  const type = (event: KeyboardEvent<HTMLElement>) => {
    typed.current = addDigit(typed.current, event.key, event.timeStamp);
    const number = Number(typed.current.text);
    // A lone zero starts a number; it is not an answer.
    if (number > 0) change(Math.min(max, Math.max(min, number)), 'type', event.nativeEvent);
    clearTimeout(timer.current);
    timer.current = setTimeout(finish, typingPause);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey } = event;
    const bracket = key === '[' || key === ']';
    // Some keyboards have brackets only with control and alt.
    if (!bracket && (event.ctrlKey || event.altKey || event.metaKey)) return;
    if (/^[0-9]$/.test(key)) {
      event.preventDefault();
      return type(event);
    }
    if ((key === 'Enter' || key === ' ') && unset) {
      event.preventDefault();
      change(shown, 'keep', event.nativeEvent);
      return finish();
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = valueAfterKey({ key, shiftKey }, { value: shown, min, max, anchors, rightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    if (typed.current) finish();
    change(next, bracket ? 'word' : 'key', event.nativeEvent);
  };
  const onKeyUp = () => {
    if (!typed.current) finish();
  };

  return { onKeyDown, onKeyUp, onBlur: finish };
}
