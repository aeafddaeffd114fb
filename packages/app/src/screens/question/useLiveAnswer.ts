import { useCallback, useEffect, useRef } from 'react';
import type { AnswerDraft } from '../../features/answering/answerDraft.js';
import { useStateOf } from '../../features/answering/useStateOf.js';
import { afterPaint } from '../../ground/loading/afterPaint.js';

/** The answer at this instant, a step ahead of the screen. */
export interface LiveAnswer {
  readonly now: () => AnswerDraft;
  readonly watch: (changed: () => void) => () => void;
}

/**
 * Holds the answer while it is given. A step of a slider is drawn by its row alone; the screen and the draft follow as
 * soon as that is painted, and at once when the gesture ends, anything else changes, or the page is left.
 * @param visit tells questions apart: with another one, all begins anew, and what was about to follow has its draft
 */
export function useLiveAnswer(
  visit: string,
  first: () => AnswerDraft,
  onDraft: ((answer: AnswerDraft) => void) | undefined,
) {
  const [live] = useStateOf(visit, () => createLive(first()));
  const [answer, setAnswer] = useStateOf(visit, live.now);
  const cancel = useRef<() => void>(undefined);
  const draft = useRef(onDraft);
  useEffect(() => {
    draft.current = onDraft;
  });

  const settle = useCallback(() => {
    if (!cancel.current) return;
    cancel.current();
    cancel.current = undefined;
    setAnswer(live.now());
    draft.current?.(live.now());
  }, [live, setAnswer]);
  const step = (next: AnswerDraft) => {
    cancel.current ??= afterPaint(settle);
    live.set(next);
  };

  useEffect(() => {
    // A hidden page paints no more.
    document.addEventListener('visibilitychange', settle);
    window.addEventListener('pagehide', settle);
    return () => {
      document.removeEventListener('visibilitychange', settle);
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);

  return { live, answer, step, settle };
}

function createLive(first: AnswerDraft): LiveAnswer & { set: (next: AnswerDraft) => void } {
  let answer = first;
  const watchers = new Set<() => void>();
  return {
    now: () => answer,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    set: (next) => {
      answer = next;
      for (const changed of watchers) changed();
    },
  };
}
