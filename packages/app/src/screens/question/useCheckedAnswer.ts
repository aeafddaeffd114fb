import type { Question } from '@credence/api-client';
import { checkAnswer, encodeAnswer, isAnswered, resolveAnswer } from '@credence/bayesnet';
import type { ProbabilityQuestionActions, ShareValues, ValuesChangeDetails } from '@credence/ui';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { asDecided } from '../../features/answering/asDecided.js';
import type { AnswerBefore } from '../../features/answering/answerBefore.js';
import {
  type AnswerDraft,
  givenAnswer,
  type UntimedAnswer,
  loadedAnswer,
  type RestoredAnswer,
  rowsOf,
  storedShares,
} from '../../features/answering/answerDraft.js';
import type { Marks } from '../../features/answering/saidBeside.js';
import { useStateOf } from '../../features/answering/useStateOf.js';
import { sharesFrom } from '../../features/answering/wireShares.js';
import { useLiveAnswer } from './useLiveAnswer.js';

interface CheckedAnswerOptions {
  /** Tells questions apart: with another one, all begins anew. */
  visit: string;
  question: Question;
  draft: RestoredAnswer | undefined;
  /** What the answer that waits on the device says of how it came about. */
  marks: Marks | undefined;
  before: AnswerBefore | undefined;
  /** Whether the server keeps more than sliders. */
  keeps: boolean;
  onDraft: ((answer: AnswerDraft) => void) | undefined;
  onSave: (answer: UntimedAnswer, over: boolean) => void;
  /** The rows of the states, the choice of the certainty and its explanation: one of them gets the focus if it is wrong. */
  rows: RefObject<ProbabilityQuestionActions | null>;
  choice: RefObject<HTMLElement | null>;
  explanation: RefObject<HTMLElement | null>;
}

type Problem = 'number-missing' | 'certainty-missing' | 'comment-missing';

/** The answer while it is given, and its saving: only once nothing is wrong with it, or what is odd was confirmed. */
export function useCheckedAnswer(options: CheckedAnswerOptions) {
  const { visit, question, keeps, onSave, rows, choice, explanation } = options;
  const { live, answer, step, change, settle } = useSteppedAnswer(options);
  const [problem, setProblem] = useStateOf<Problem | undefined>(visit, () => undefined);
  // The save awaiting confirmation, and whether it replaces a newer answer.
  const [confirming, setConfirming] = useStateOf<{ over: boolean } | undefined>(visit, () => undefined);

  const saveChecked = (over: boolean) => {
    const answer = live.now();
    if (isAnswered(answer) && resolveAnswer(rowsOf(answer)).shown.includes(null)) {
      setProblem('number-missing');
      // As in a form that is sent: a search that leaves all of them out gives way.
      rows.current?.focusMissing();
      return;
    }
    // The dock says that every state cannot be impossible.
    if (isAnswered(answer) && !storedShares(answer)) return void rows.current?.focus();
    const { given, found } = checkGiven(answer, question.node.vars.length);
    if (found?.code === 'certainty-missing' || found?.code === 'comment-missing') {
      // Cleared first, so that showing the same problem again scrolls it into view again.
      flushSync(() => setProblem(undefined));
      setProblem(found.code);
      (found.code === 'certainty-missing' ? choice : explanation).current?.focus();
      return;
    }
    setProblem(undefined);
    if (found) rows.current?.focus();
    else if (given) onSave(keeps ? asDecided(given, question.decidedBy) : specified(given), over);
  };

  return {
    answer,
    live,
    change,
    step,
    settle,
    /** What is missing. */
    problem,
    clearProblem: () => setProblem(undefined),
    /** Saves the answer; `over` a newer one that the user has seen. Asks first if all states are at one percent. */
    save: (over: boolean) => {
      settle();
      const answer = live.now();
      // What follows at 1 is no answer that anybody gave.
      const isOdd = isAnswered(answer) && answer.values.every((value) => value === 1);
      if (isOdd) setConfirming({ over });
      else saveChecked(over);
    },
    /** True while the user is asked. */
    asking: confirming !== undefined,
    cancel: () => setConfirming(undefined),
    confirm: () => {
      setConfirming(undefined);
      saveChecked(confirming?.over === true);
    },
  };
}

/** The answer while it is given, and the ways in which it changes. */
function useSteppedAnswer({ visit, question, draft, marks, before, onDraft }: CheckedAnswerOptions) {
  const first = () => draft ?? { ...loadedAnswer(question), ...marks };
  const { live, answer, step, settle } = useLiveAnswer(visit, first, onDraft);

  /** A step of a slider, which the rest of the screen follows. */
  const stepTo = (changed: Partial<AnswerDraft>) => {
    // Several changes may come before the next render: the certainty of the last question and its comment.
    const next = { ...live.now(), ...changed };
    step({ ...next, takenFrom: copiedFrom(next, live.now(), before?.shares) });
  };
  return {
    live,
    answer,
    settle,
    /** A step of a slider, as the rows tell it. */
    step: (values: ShareValues, { order, startValues }: ValuesChangeDetails) =>
      stepTo({ values, order, start: startValues ?? (question.start === 'blank' ? null : undefined) }),
    change: (changed: Partial<AnswerDraft>) => {
      stepTo(changed);
      settle();
    },
  };
}

/** The answer as it would be sent, and what is wrong with it. */
function checkGiven(answer: AnswerDraft, states: number) {
  const given = givenAnswer(answer);
  const { comment, certainty } = answer;
  const { sliders } = encodeAnswer(rowsOf(answer));
  const asked = { sliders, comment, certainty: given?.['self-eval'] ?? certainty };
  return { given, found: checkAnswer({ ...asked, ...given }, states) };
}

/** What a server that knows no more takes. */
const specified = ({ sliders, 'self-eval': certainty, comment }: UntimedAnswer): UntimedAnswer => ({
  sliders,
  'self-eval': certainty,
  comment,
});

/** The question whose answer the rows start from: copied just now, or as it was before. */
function copiedFrom(
  { start }: AnswerDraft,
  { start: earlier, takenFrom }: AnswerDraft,
  before: AnswerBefore['shares'],
) {
  if (JSON.stringify(start) === JSON.stringify(earlier)) return takenFrom;
  const isCopied = before && start && JSON.stringify(start) === JSON.stringify(sharesFrom(before));
  return isCopied ? before.iteration : undefined;
}
