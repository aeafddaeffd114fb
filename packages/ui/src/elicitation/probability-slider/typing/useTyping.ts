import { percentOf } from '@credence/bayesnet/shares';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '../../../foundations/interaction/useEvent.js';
import { focused } from '../../../foundations/layers/focused.js';
import { useCredence } from '../../../foundations/provider/useCredence.js';
import type { ChangeReason } from '../../answers/changeDetails.js';
import { historyKey } from '../../answers/historyKey.js';
import { positionOf, ppmOf, type Share } from '../../answers/share.js';
import { whenReleased } from '../behaviour/usePointerGesture.js';
import { type ExactScale, type ReadTyped, readTyped } from './readTyped.js';

/** A typed text that is no possible answer, and the answer that stands instead. */
export interface Misfit {
  readonly kind: NonNullable<ReadTyped['misfit']>;
  readonly typed: string;
  /** The position of the thumb. */
  readonly value: number;
  /** What is kept, in percent; null if that is no answer. */
  readonly kept: number | null;
}

interface TypingOptions {
  /** The position of the thumb. */
  shown: number;
  answer: Share | null;
  min: number;
  max: number;
  /** True if the answer cannot be changed. */
  fixed: boolean;
  change: (value: number, reason: ChangeReason, event: Event | undefined) => void;
  /** Reads what whole percents cannot say. If omitted, only those are read. */
  exactShares?: ExactScale | undefined;
  /** Takes it, in parts per million. */
  changeExact?: (share: number, reason: ChangeReason, event: Event | undefined) => void;
  commit: () => void;
  /** Called when somebody begins to type. */
  onBegin?: () => void;
}

/** The number being typed, in the box or on the slider: nobody's answer before it is finished. */
export interface Typing {
  /** The text as typed; null if none is being typed. */
  readonly draft: string | null;
  /** The same, even before it is drawn. */
  readonly text: RefObject<string | null>;
  /** True if an answer can be read from it as it stands. */
  readonly isReadable: boolean;
  /** What could not be taken as typed, for as long as the answer given instead stands. */
  readonly misfit: Misfit | undefined;
  /** The number box: a press outside of it finishes the text. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly type: (text: string) => void;
  /** Takes the text as the answer, as one finished gesture; returns the position that it gives the thumb. */
  readonly finish: (event?: Event) => number | undefined;
  /** Reads the text and forgets it; undefined if there is none, or none that can be read. */
  readonly take: () => Share | undefined;
  /** Forgets the text: the answer from before it stands. */
  readonly drop: () => void;
  /** Handles the keys that are about the text as a whole; returns whether it has. */
  readonly onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => boolean;
}

/**
 * Holds the number that somebody types until it is finished, by whatever they do next: a text that can be read is then
 * the answer, and any other gives back the answer from before it and says so.
 */
export function useTyping(options: TypingOptions): Typing {
  const box = useRef<HTMLDivElement>(null);
  const read = useReader(options);
  const typed = useTypedText(options);
  const { draft, text, misfit, type, drop } = typed;
  const { take, finish, finishBy } = useFinish(typed, read, options);
  const onKeyDown = useEvent((event: ReactKeyboardEvent<HTMLElement>) => {
    // Its keys belong to whoever is composing a text.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return true;
    if (text.current === null) return false;
    if (event.key !== 'Escape' && historyKey(event) !== 'undo') return false;
    event.preventDefault();
    // What is around it, such as a dialog, stays as it is.
    event.stopPropagation();
    drop();
    return true;
  });
  useTypingEnd(draft !== null, box, finishBy);
  useEffect(() => () => void finish(), [finish]);

  const isReadable = draft !== null && read(draft).share !== undefined;
  return useMemo(
    () => ({ draft, text, isReadable, misfit, box, type, finish, take, drop, onKeyDown }),
    [draft, text, isReadable, misfit, type, finish, take, drop, onKeyDown],
  );
}

type Reader = (text: string) => ReadTyped;

function useReader({ min, max, exactShares }: TypingOptions): Reader {
  const { locale } = useCredence();
  return (text) => readTyped(text, { min, max, exactShares, locale });
}

/** The text as it is typed, and the misfit of the one before it. */
function useTypedText({ shown, fixed, onBegin }: TypingOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [misfit, setMisfit] = useState<Misfit>();
  // The text may be finished twice before the next render, by a key and by leaving the box.
  const text = useRef<string | null>(null);
  // A later answer has nothing to do with what was typed.
  const standing = misfit?.value === shown ? misfit : undefined;
  if (misfit && !standing) setMisfit(undefined);

  const hold = (next: string | null) => {
    text.current = next;
    setDraft(next);
  };
  const begin = (next: string | null) => {
    hold(next);
    setMisfit(undefined);
  };
  const drop = useEvent(() => begin(null));
  const type = useEvent((next: string) => {
    if (fixed) return;
    if (text.current === null) onBegin?.();
    begin(next);
  });
  return { draft, text, misfit: standing, hold, setMisfit, drop, type };
}

type TypedText = ReturnType<typeof useTypedText>;

/** Takes the text as the answer. */
function useFinish(
  { text, hold, setMisfit }: TypedText,
  read: Reader,
  { shown, answer, fixed, change, changeExact, commit }: TypingOptions,
) {
  /** The pointer whose press is finishing the text. */
  const press = useRef<number | undefined>(undefined);
  const take = useEvent(() => {
    const typed = text.current;
    hold(null);
    if (typed === null || fixed) return undefined;
    const { share, misfit: kind } = read(typed);
    const kept = answer === null ? null : percentOf(ppmOf(answer));
    const short = typed.length > LONGEST ? `${typed.slice(0, LONGEST)}…` : typed.trim();
    const found = kind && { kind, typed: short, value: share === undefined ? shown : positionOf(share), kept };
    // A new line would move what is being pressed from under the pointer.
    if (found && press.current !== undefined) whenReleased(press.current, () => setTimeout(() => setMisfit(found)));
    else setMisfit(found);
    return share;
  });
  const finish = useEvent((event?: Event) => {
    const taken = take();
    if (taken === undefined) return undefined;
    if (typeof taken === 'number') change(taken, 'type', event);
    else changeExact?.(taken.ppm, 'type', event);
    commit();
    return positionOf(taken);
  });
  /** Finishes the text with what is done outside of its box. */
  const finishBy = useEvent((event: Event) => {
    press.current = event instanceof PointerEvent && event.type === 'pointerdown' ? event.pointerId : undefined;
    // Drawn before anybody else hears of the event, so that all of the page knows the number.
    flushSync(() => finish(event));
    press.current = undefined;
  });
  return { take, finish, finishBy };
}

/** How much of a text is said again. */
const LONGEST = 40;

/** Listens for what finishes a text outside of its box: a press, a form that is sent, the keys that save. */
function useTypingEnd(isTyping: boolean, box: Typing['box'], finishBy: (event: Event) => void): void {
  useEffect(() => {
    if (!isTyping) return undefined;
    // Escape then gives back the number, and a dialog around it stays open.
    const field = focused();
    field?.setAttribute('data-uses-escape', '');
    const listening = new AbortController();
    const end = (event: Event) => {
      const isOutside = !box.current || !event.composedPath().includes(box.current);
      if (event instanceof KeyboardEvent ? isSaving(event) : isOutside) finishBy(event);
    };
    // A form inside a shadow root is sent without the document being told.
    for (const root of new Set([document, box.current?.getRootNode() ?? document])) {
      for (const cause of ['pointerdown', 'click', 'submit', 'keydown']) {
        root.addEventListener(cause, end, { capture: true, signal: listening.signal });
      }
    }
    return () => {
      field?.removeAttribute('data-uses-escape');
      listening.abort();
    };
  }, [isTyping, box, finishBy]);
}

/** Whoever saves with Ctrl and Enter saves what they have typed. */
const isSaving = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);
