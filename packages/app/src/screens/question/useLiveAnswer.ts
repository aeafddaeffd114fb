import { useEffect, useLayoutEffect, useReducer } from 'react';
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
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const { now, step, settle, follow } = live;

  // Before a key can be pressed, as each question has its own draft: other effects may come only after the next key.
  useLayoutEffect(() =>
    follow((answer) => {
      draw();
      onDraft?.(answer);
    }),
  );
  useEffect(() => {
    // A hidden page paints no more.
    document.addEventListener('visibilitychange', settle);
    window.addEventListener('pagehide', settle);
    return () => {
      document.removeEventListener('visibilitychange', settle);
      window.removeEventListener('pagehide', settle);
    };
  }, [settle]);
  // With the page itself: who comes back at once finds the draft.
  useLayoutEffect(() => settle, [settle]);

  // Whatever draws the screen, it shows no earlier answer than the rows do.
  return { live, answer: now(), step, settle };
}

interface SteppedAnswer extends LiveAnswer {
  /** Changes the answer. */
  readonly step: (next: AnswerDraft) => void;
  /** Has at once what would follow soon. */
  readonly settle: () => void;
  /** Says what follows from now on. */
  readonly follow: (follows: (answer: AnswerDraft) => void) => void;
}

function createLive(first: AnswerDraft): SteppedAnswer {
  let answer = first;
  let follows: (answer: AnswerDraft) => void = () => undefined;
  let cancel: (() => void) | undefined;
  const watchers = new Set<() => void>();
  const settle = () => {
    if (!cancel) return;
    cancel();
    cancel = undefined;
    follows(answer);
  };
  return {
    now: () => answer,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    step: (next) => {
      cancel ??= afterPaint(settle);
      answer = next;
      for (const changed of watchers) changed();
    },
    settle,
    follow: (next) => void (follows = next),
  };
}
