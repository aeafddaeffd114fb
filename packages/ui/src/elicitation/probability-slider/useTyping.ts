import { useMemo, useState } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import { type MisfitKind, readPercent } from './readPercent.js';
import { isPlainShare, type ReadTyped, readTyped, type UnreadShare } from './readTyped.js';

/** A typed text that is no possible answer, and the answer that stands instead. */
export interface Misfit {
  readonly kind: MisfitKind | UnreadShare;
  readonly typed: string;
  readonly value: number;
}

interface TypingOptions {
  /** The position of the thumb. */
  shown: number;
  min: number;
  max: number;
  /** True if the answer cannot be changed. */
  fixed: boolean;
  change: (value: number, reason: ChangeReason, event: Event) => void;
  /** Takes what the slider cannot say, in parts per million. If omitted, only whole percents are read. */
  changeExact?: ((share: number, reason: ChangeReason, event: Event) => void) | undefined;
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

/** Takes numbers as they are typed, and says which of them are no possible answers. */
export function useTyping({ shown, min, max, fixed, change, changeExact }: TypingOptions): Typing {
  const [draft, setDraft] = useState<string | null>(null);
  const [misfit, setMisfit] = useState<Misfit>();

  const read = (text: string): ReadTyped => (changeExact ? readTyped : readPercent)(text, min, max);
  /** Whether it is taken while more is typed. "0." and "-" are the beginnings of numbers. */
  const isNumber = (text: string) =>
    changeExact ? isPlainShare(text) : readPercent(text, min, max).value !== undefined && /[1-9]/.test(text);
  /** Returns false if the text cannot be read, and so stays where it is. */
  const take = (text: string, event: Event) => {
    const { value, exact, misfit: kind } = read(text);
    setMisfit(kind && { kind, typed: text.trim(), value: value ?? shown });
    if (value !== undefined) change(value, 'type', event);
    if (exact !== undefined) changeExact?.(exact, 'type', event);
    return !changeExact || value !== undefined || exact !== undefined;
  };
  const type = useEvent((text: string, event: Event) => {
    if (fixed) return;
    setDraft(text);
    if (isNumber(text)) take(text, event);
    else setMisfit(undefined);
  });
  const finish = useEvent((event: Event) => {
    if (!draft?.trim() || isNumber(draft) || take(draft, event)) setDraft(null);
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
