import { percentOf } from '@credence/bayesnet/shares';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formOf, useFormReset } from '../../foundations/fields/useFormReset.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { focused } from '../../foundations/layers/focused.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import { historyKey } from '../answers/historyKey.js';
import { positionOf, ppmOf, sameShare, type Share } from '../answers/share.js';
import type { Reading } from './reading.js';
import type { MisfitKind } from './readPercent.js';
import type { ReadTyped, UnreadShare } from './readTyped.js';

/** A typed text that is no possible answer, and the answer that stands instead. */
export interface Misfit {
  readonly kind: MisfitKind | UnreadShare;
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
  /** Takes what the slider cannot say, in parts per million. If omitted, only whole percents are read. */
  changeExact?: ((share: number, reason: ChangeReason, event: Event | undefined) => void) | undefined;
  commit: () => void;
  /** How a text is read that is no whole percent. */
  reading: Reading;
  /** Called when somebody begins to type. */
  onBegin?: () => void;
}

/** The number being typed, in the box or on the slider: nobody's answer before it is finished. */
export interface Typing {
  /** The text as typed; null if none is being typed. */
  readonly draft: string | null;
  /** The same, even before it is drawn. */
  readonly text: RefObject<string | null>;
  /** True if an answer can be read from it as it stands, or may be once it is read. */
  readonly isReadable: boolean;
  /** True while it is finished and waits for what reads it. */
  readonly isUnread: boolean;
  /** What could not be taken as typed, for as long as the answer given instead stands. */
  readonly misfit: Misfit | undefined;
  /** The number box: a press outside of it finishes the text. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Call it when somebody may type soon. */
  readonly expect: () => void;
  readonly type: (text: string) => void;
  /** Does what needs the answer that the text gives: at once, unless what reads it has not come. */
  readonly whenRead: (act: () => void) => void;
  /** Takes the text as the answer, as one finished gesture; returns the position that it gives the thumb at once. */
  readonly finish: (event?: Event) => number | undefined;
  /** Reads the text and forgets it; undefined if there is none, or none that can be read. Call it when it is read. */
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
  const typed = useTypedText(read, options);
  const { draft, text, misfit, isUnread, type, whenRead, drop } = typed;
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
  useTypingEnd(draft !== null, box, typed.waiting, finishBy);
  useEffect(() => () => void finish(), [finish]);
  useFormReset(box, drop);

  const found = draft === null ? {} : read(draft);
  const isReadable = found === undefined || found.share !== undefined;
  const { expect } = options.reading;
  return useMemo(
    () => ({
      draft,
      text,
      isReadable,
      isUnread,
      misfit,
      box,
      expect,
      type,
      whenRead,
      finish,
      take,
      drop,
      onKeyDown,
    }),
    [draft, text, isReadable, isUnread, misfit, expect, type, whenRead, finish, take, drop, onKeyDown],
  );
}

/** Reads a text as an answer; undefined while what reads more than whole percents has not come. */
type Reader = (text: string) => ReadTyped | undefined;

function useReader({ min, max, changeExact, reading }: TypingOptions): Reader {
  const { locale } = useCredence();
  return (text) => {
    const share = readWhole(text, min, max);
    if (share !== undefined) return { share };
    return reading.here()?.(text, { min, max, isExact: changeExact !== undefined, locale });
  };
}

/** The text as it is typed, the misfit of the one before it, and what waits until the text is read. */
function useTypedText(read: Reader, { shown, answer, fixed, reading, onBegin }: TypingOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [misfit, setMisfit] = useState<Misfit>();
  // The text may be finished twice before the next render, by a key and by leaving the box.
  const text = useRef<string | null>(null);
  // A later answer has nothing to do with what was typed.
  const standing = misfit?.value === shown ? misfit : undefined;
  if (misfit && !standing) setMisfit(undefined);

  // What is done once the text is read, and the answer that it was typed over.
  const waiting = useRef<(() => void)[]>([]);
  const before = useRef(answer);
  const [isUnread, setUnread] = useState(false);
  const waitNoMore = () => {
    waiting.current = [];
    setUnread(false);
  };
  const hold = (next: string | null) => {
    text.current = next;
    setDraft(next);
  };
  const begin = (next: string | null) => {
    waitNoMore();
    hold(next);
    setMisfit(undefined);
  };
  const drop = useEvent(() => begin(null));
  const goOn = useEvent(() => {
    const acts = waiting.current;
    if (acts.length === 0) return;
    waitNoMore();
    // Whoever has answered otherwise since does not want it any more.
    if (!sameShare(before.current, answer)) drop();
    // Each as if it were done now, after the one before it.
    else for (const act of acts) flushSync(act);
  });
  const whenRead = useEvent((act: () => void) => {
    if (text.current === null || fixed || read(text.current)) return act();
    waiting.current.push(act);
    if (waiting.current.length > 1) return;
    before.current = answer;
    setUnread(true);
    reading.once(goOn);
  });
  const type = useEvent((next: string) => {
    if (fixed) return;
    if (text.current === null) onBegin?.();
    begin(next);
  });
  return { draft, text, misfit: standing, isUnread, waiting, hold, setMisfit, drop, type, whenRead };
}

type TypedText = ReturnType<typeof useTypedText>;

/** Takes the text as the answer. */
function useFinish(
  { text, hold, setMisfit, whenRead }: TypedText,
  read: Reader,
  { shown, answer, fixed, change, changeExact, commit }: TypingOptions,
) {
  /** True while a press is finishing the text. */
  const isPress = useRef(false);
  const take = useEvent(() => {
    const typed = text.current;
    hold(null);
    if (typed === null || fixed) return undefined;
    const { share, misfit: kind } = read(typed) ?? {};
    const kept = answer === null ? null : percentOf(ppmOf(answer));
    const short = typed.length > LONGEST ? `${typed.slice(0, LONGEST)}…` : typed.trim();
    const found = kind && { kind, typed: short, value: share === undefined ? shown : positionOf(share), kept };
    // A new line would move what is being pressed from under the pointer.
    if (found && isPress.current) afterPress(() => setMisfit(found));
    else setMisfit(found);
    return share;
  });
  const answerWith = useEvent((event: Event | undefined) => {
    const taken = take();
    if (taken === undefined) return undefined;
    if (typeof taken === 'number') change(taken, 'type', event);
    else changeExact?.(taken.ppm, 'type', event);
    commit();
    return positionOf(taken);
  });
  const finish = useEvent((event?: Event) => {
    let place: number | undefined;
    whenRead(() => {
      place = answerWith(event);
    });
    return place;
  });
  /** Finishes the text with what is done outside of its box. */
  const finishBy = useEvent((event: Event) => {
    isPress.current = event.type === 'pointerdown';
    // Drawn before anybody else hears of the event, so that all of the page knows the number.
    flushSync(() => finish(event));
    isPress.current = false;
  });
  return { take, finish, finishBy };
}

/** How much of a text is said again. */
const LONGEST = 40;

/** Listens for what finishes a text outside of its box: a press, a form that is sent, the keys that save. */
function useTypingEnd(
  isTyping: boolean,
  box: Typing['box'],
  waiting: TypedText['waiting'],
  finishBy: (event: Event) => void,
): void {
  useEffect(() => {
    if (!isTyping) return undefined;
    // Escape then gives back the number, and a dialog around it stays open.
    const field = focused();
    /** A form is sent with the answer that is typed in it. */
    const sendWhenRead = (event: SubmitEvent) => {
      const form = formOf(box.current);
      if (event.target !== form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      waiting.current.push(() => form?.requestSubmit(event.submitter));
    };
    field?.setAttribute('data-uses-escape', '');
    const listening = new AbortController();
    const end = (event: Event) => {
      const isOutside = !box.current || !event.composedPath().includes(box.current);
      if (event instanceof KeyboardEvent ? !isSaving(event) : !isOutside) return;
      finishBy(event);
      if (event instanceof SubmitEvent && waiting.current.length > 0) sendWhenRead(event);
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
  }, [isTyping, box, waiting, finishBy]);
}

/** Whoever saves with Ctrl and Enter saves what they have typed. */
const isSaving = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** Calls back once the pointer is released, and what its release does is done. */
function afterPress(then: () => void): void {
  const listening = new AbortController();
  const released = () => {
    listening.abort();
    setTimeout(then);
  };
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, released, { capture: true, signal: listening.signal });
  }
}

/**
 * Reads a whole percent that is a possible answer, which is what nearly everybody types; undefined for any other text. It
 * is the answer at once, also where what reads the others has not come.
 */
function readWhole(text: string, min: number, max: number): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}
