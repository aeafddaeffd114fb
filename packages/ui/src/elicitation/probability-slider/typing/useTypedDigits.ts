import { type KeyboardEvent, useEffect, useRef } from 'react';
import { plainDigits } from './readTyped.js';
import type { Typing } from './useTyping.js';

/** Whether a key begins a number. */
export const beginsNumber = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent<HTMLElement>): boolean =>
  !ctrlKey && !altKey && !metaKey && key.length === 1 && /[\d.,-]/.test(plainDigits(key));

/** A number typed on a slider, where no text field holds it: after a pause it is finished by itself. */
export function useTypedDigits(typing: Typing, shown: number) {
  const typed = useRef<TypedDigits | undefined>(undefined);
  /** Where the thumb went after a pause, when another digit may still join the number. */
  const rested = useRef<number | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = (event: Event) => {
    // A sign or a point alone is no number, and no mistake either.
    if (typed.current && !/\d/.test(typed.current.text)) typing.drop();
    rested.current = typing.finish(event);
  };
  /** Begins anew with the next digit. */
  const forget = () => {
    clearTimeout(timer.current);
    typed.current = undefined;
  };
  const finish = (event: Event) => {
    rest(event);
    forget();
  };
  /** Returns whether the key belongs to a number. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (typing.onKeyDown(event)) {
      forget();
      return true;
    }
    const { key, timeStamp, nativeEvent } = event;
    const standing = typing.text.current;
    const takesBack = standing !== null && key === 'Backspace';
    const joins = standing !== null && /^[e/:%]$/.test(key);
    if (!beginsNumber(event) && !joins && !takesBack) return false;
    event.preventDefault();
    // Nobody goes on with a number that has been changed in another way since.
    if (standing === null && shown !== rested.current) typed.current = undefined;
    typed.current = takesBack
      ? { text: standing.slice(0, -1), at: timeStamp }
      : addDigit(typed.current, plainDigits(key), timeStamp);
    const { text } = typed.current;
    clearTimeout(timer.current);
    if (text === '') {
      typing.drop();
      forget();
      return true;
    }
    typing.type(text);
    timer.current = setTimeout(() => rest(nativeEvent), /\d$/.test(text) ? typingPause : incompletePause);
    return true;
  };
  return { onKeyDown, finish, forget };
}

/** How long, in milliseconds, a number typed on the slider waits for more before it is the answer. */
const typingPause = 800;

/** How long a number that is plainly not complete waits for its next digit: "4" for "40", "0." for "0.5". */
const incompletePause = 2000;

/** The text typed so far, and the time of the last key. */
interface TypedDigits {
  readonly text: string;
  /** In milliseconds, on the clock of events. */
  readonly at: number;
}

const isComplete = (text: string) => /^(?:\d{3}|.{8})/.test(text);
const isBegun = (text: string) => /^\d$|\D/.test(text);

/** The number after one more key: it is appended to those before it, or starts a new number. */
export function addDigit(typed: TypedDigits | undefined, key: string, at: number): TypedDigits {
  if (!typed || isComplete(typed.text)) return { text: key, at };
  const joins = at - typed.at <= (isBegun(typed.text) ? incompletePause : typingPause);
  return { text: joins ? typed.text + key : key, at };
}
