import { percentOf } from '@credence/bayesnet/shares';
import { useMemo, useRef, useState } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import { type MisfitKind, readPercent } from './readPercent.js';
import { isPlainShare, type ReadTyped, readTyped, type UnreadShare } from './readTyped.js';

/** A typed text that is no possible answer, and the answer that stands instead. */
export interface Misfit {
  readonly kind: MisfitKind | UnreadShare;
  readonly typed: string;
  /** The position of the thumb. */
  readonly value: number;
  /** What is kept, in percent; null if that is no answer. */
  readonly kept: number | null;
}

/** An answer: in percent, and in parts per million where the slider cannot say it. */
export interface KeptAnswer {
  readonly value: number | null;
  readonly exact: number | null;
}

interface TypingOptions {
  /** The position of the thumb. */
  shown: number;
  answer: KeptAnswer;
  min: number;
  max: number;
  /** True if the answer cannot be changed. */
  fixed: boolean;
  change: (value: number, reason: ChangeReason, event: Event) => void;
  /** Takes what the slider cannot say, in parts per million. If omitted, only whole percents are read. */
  changeExact?: ((share: number, reason: ChangeReason, event: Event) => void) | undefined;
  /** Gives back the answer from before anything was typed. */
  giveBack: (before: KeptAnswer, event: Event) => void;
}

/** The number being typed, in the box or on the slider. */
export interface Typing {
  /** The text as typed; null if none is being typed. */
  readonly draft: string | null;
  /** What could not be taken as typed, for as long as the answer given instead stands. */
  readonly misfit: Misfit | undefined;
  /** Takes the text typed so far, if it is a number already. */
  readonly type: (text: string, event: Event) => void;
  /** Takes the text as it is. */
  readonly finish: (event: Event) => void;
  /** Forgets the text. */
  readonly drop: () => void;
}

/**
 * Takes numbers as they are typed, and says which of them are no possible answers. A text that cannot be read gives back
 * the answer from before it, though its beginning was a number.
 */
export function useTyping(options: TypingOptions): Typing {
  const { shown, answer, min, max, fixed, change, changeExact, giveBack } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const [misfit, setMisfit] = useState<Misfit>();
  /** What stood before the text. */
  const before = useRef({ answer, shown });

  const read = (text: string): ReadTyped => (changeExact ? readTyped : readPercent)(text, min, max);
  /** Whether it is taken while more is typed. "0." and "-" are the beginnings of numbers. */
  const isNumber = (text: string) =>
    changeExact ? isPlainShare(text) : readPercent(text, min, max).value !== undefined && /[1-9]/.test(text);
  const take = (text: string, event: Event) => {
    const { value, exact, misfit: kind } = read(text);
    const stood = before.current;
    const kept = stood.answer.exact === null ? stood.answer.value : percentOf(stood.answer.exact);
    setMisfit(kind && { kind, typed: text.trim(), value: value ?? stood.shown, kept });
    if (value !== undefined) change(value, 'type', event);
    else if (exact !== undefined) changeExact?.(exact, 'type', event);
    else giveBack(stood.answer, event);
  };
  const type = useEvent((text: string, event: Event) => {
    if (fixed) return;
    if (draft === null) before.current = { answer, shown };
    setDraft(text);
    if (isNumber(text)) take(text, event);
    else setMisfit(undefined);
  });
  const finish = useEvent((event: Event) => {
    if (draft !== null && !draft.trim()) giveBack(before.current.answer, event);
    else if (draft !== null && !isNumber(draft)) take(draft, event);
    setDraft(null);
  });
  const drop = useEvent(() => {
    setDraft(null);
    if (changeExact) setMisfit(undefined);
  });

  // A later answer has nothing to do with what was typed.
  const standing = misfit?.value === shown ? misfit : undefined;
  if (misfit && !standing) setMisfit(undefined);
  return useMemo(() => ({ draft, misfit: standing, type, finish, drop }), [draft, standing, type, finish, drop]);
}
