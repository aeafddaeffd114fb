import type { Question } from '@credence/api-client';
import { allAtOne, checkAnswer, isAnswered } from '@credence/bayesnet';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { asDecided } from '../../features/answering/asDecided.js';
import type { AnswerBefore } from '../../features/answering/answerBefore.js';
import {
  type AnswerDraft,
  givenAnswer,
  type GivenAnswer,
  loadedAnswer,
  type Marks,
  type RestoredAnswer,
} from '../../features/answering/answerDraft.js';
import { definedOf } from '../../features/answering/saidBeside.js';
import { useStateOf } from '../../features/answering/useStateOf.js';
import { exactOf, sharesFrom, slidersOf } from '../../features/answering/wireShares.js';
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
  onSave: (answer: GivenAnswer, over: boolean) => void;
  /** The rows of the states, and the field of the certainty: one of them gets the focus if something is wrong there. */
  rows: RefObject<HTMLElement | null>;
  field: RefObject<HTMLElement | null>;
}

type Problem = 'number-missing' | 'certainty-missing' | 'comment-missing';

/** The answer while it is given, and its saving: only once nothing is wrong with it, or what is odd was confirmed. */
export function useCheckedAnswer(options: CheckedAnswerOptions) {
  const { visit, question, draft, marks, before, keeps, onDraft, onSave, rows, field } = options;
  const first = () => draft ?? { ...loadedAnswer(question), ...marks };
  const { live, answer, step, settle } = useLiveAnswer(visit, first, onDraft);
  const [problem, setProblem] = useStateOf<Problem | undefined>(visit, () => undefined);
  // The save awaiting confirmation, and whether it replaces a newer answer.
  const [confirming, setConfirming] = useStateOf<{ over: boolean } | undefined>(visit, () => undefined);

  /** A step of a slider, which the rest of the screen follows. */
  const stepTo = (changed: Partial<AnswerDraft>) => {
    // Several changes may come before the next render: the certainty of the last question and its comment.
    const next = { ...live.now(), ...changed };
    step({ ...next, takenFrom: startOf(next, live.now(), before?.shares) });
  };
  const change = (changed: Partial<AnswerDraft>) => {
    stepTo(changed);
    settle();
  };

  const saveChecked = (over: boolean) => {
    const answer = live.now();
    if (question.start === 'blank' && isAnswered(answer) && answer.values.includes(null)) {
      setProblem('number-missing');
      // As in a form that is sent: a search that leaves all of them out gives way.
      rows.current?.querySelector<HTMLInputElement>('[data-blank]')?.checkValidity();
      rows.current?.querySelector<HTMLElement>('[data-slot="place"]:not([hidden]) [data-blank]')?.focus();
      return;
    }
    const given = givenAnswer(answer);
    const { comment, certainty } = answer;
    const asked = { sliders: slidersOf(answer.values), comment, certainty: given?.['self-eval'] ?? certainty };
    const found = checkAnswer({ ...asked, ...given }, question.node.vars.length);
    if (found?.code === 'certainty-missing' || found?.code === 'comment-missing') {
      // Cleared first, so that showing the same problem again scrolls it into view again.
      flushSync(() => setProblem(undefined));
      setProblem(found.code);
      const wrong = found.code === 'certainty-missing' ? 'input[type="radio"]' : 'textarea';
      field.current?.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    setProblem(undefined);
    // The rows say what is wrong with exact shares, and where.
    if (found) rows.current?.querySelector<HTMLElement>('[data-slot="fine-range"]')?.focus();
    else if (given) onSave(keeps ? asDecided(given, question.decidedBy) : specified(given), over);
  };

  return {
    answer,
    live,
    change,
    step: stepTo,
    settle,
    /** What is missing. */
    problem,
    clearProblem: () => setProblem(undefined),
    /** Saves the answer; `over` a newer one that the user has seen. Asks first if all states are at one percent. */
    save: (over: boolean) => {
      settle();
      const answer = live.now();
      const isOdd = isAnswered(answer) && !exactOf(answer.values) && allAtOne(slidersOf(answer.values));
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

/** What a server that knows no more takes. */
function specified({ sliders, comment, ...given }: GivenAnswer): GivenAnswer {
  return {
    sliders,
    'self-eval': given['self-eval'],
    comment,
    ...definedOf({ exact: given.exact, standing: given.standing }),
  };
}

/** Where nothing was answered, all values at once are those of the question before: taken over, or that done again. */
function startOf({ values }: AnswerDraft, { values: earlier, takenFrom }: AnswerDraft, before: AnswerBefore['shares']) {
  if (values.every((value) => value === null)) return undefined;
  if (earlier.some((value) => value !== null)) return takenFrom;
  const isTaken = before && JSON.stringify(values) === JSON.stringify(sharesFrom(before));
  return isTaken ? before.iteration : undefined;
}
