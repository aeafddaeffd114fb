import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { VerbalAnchor } from '../../labels/english.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import { valueAfterKey } from './sliderKeys.js';
import type { Typing } from './useTyping.js';
import { addDigit, type TypedDigits, typingPause } from './typedDigits.js';

interface SliderKeyOptions {
  /** The position of the thumb. */
  shown: number;
  /** True if unanswered. */
  unset: boolean;
  min: number;
  max: number;
  anchors: readonly VerbalAnchor[];
  typing: Typing;
  /** True if fractions can be typed. */
  isExact?: boolean;
  /** Called when a key changes the value. */
  change: (value: number, reason: ChangeReason, event: Event) => void;
  /** Called when the key gesture ends. */
  commit: () => void;
}

/** The keyboard handling of a slider. Returns handlers for the focused element. */
export function useSliderKeys({
  shown,
  unset,
  min,
  max,
  anchors,
  typing,
  isExact = false,
  change,
  commit,
}: SliderKeyOptions) {
  const typed = useRef<TypedDigits | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latestCommit = useEvent(commit);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Ends the gesture, though another digit may still join the number. */
  const rest = (event: Event) => {
    clearTimeout(timer.current);
    // A sign or a point alone is no number, and no mistake either.
    if (/\d/.test(typed.current?.text ?? '')) typing.finish(event);
    else typing.drop();
    latestCommit();
  };
  const finish = (event: Event) => {
    rest(event);
    typed.current = undefined;
  };

  const type = (event: KeyboardEvent<HTMLElement>) => {
    const { nativeEvent } = event;
    typed.current = addDigit(typed.current, event.key, event.timeStamp);
    typing.type(typed.current.text, nativeEvent);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => rest(nativeEvent), typingPause);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey } = event;
    const bracket = key === '[' || key === ']';
    // Some keyboards have brackets only with control and alt.
    if (!bracket && (event.ctrlKey || event.altKey || event.metaKey)) return;
    if (/^[\d.,-]$/.test(key) || (key === 'e' && typed.current) || (isExact && key === '/')) {
      event.preventDefault();
      return type(event);
    }
    if (key === 'Enter' || key === ' ') {
      if (unset) event.preventDefault();
      if (unset && typing.draft === null) change(shown, 'keep', event.nativeEvent);
      return finish(event.nativeEvent);
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = valueAfterKey({ key, shiftKey }, { value: shown, min, max, anchors, rightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    if (typed.current) finish(event.nativeEvent);
    change(next, bracket ? 'word' : 'key', event.nativeEvent);
  };
  const onKeyUp = () => {
    if (!typed.current) latestCommit();
  };

  return { onKeyDown, onKeyUp, onBlur: (event: FocusEvent<HTMLElement>) => finish(event.nativeEvent) };
}
