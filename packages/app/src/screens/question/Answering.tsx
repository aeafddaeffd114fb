import { type AnswerSaved, newIdempotencyKey, type PastAnswer, type Question } from '@credence/api-client';
import { memo, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnswerBefore } from '../../features/answering/answerBefore.js';
import {
  answerForm,
  type AnswerDraft,
  type UntimedAnswer,
  isSameAnswer,
  isSavedAnswer,
  keptAnswer,
  type RestoredAnswer,
  storedShares,
} from '../../features/answering/answerDraft.js';
import type { Marks } from '../../features/answering/saidBeside.js';
import { answeredWith } from '../../features/answering/answeredWith.js';
import { outbox } from '../../features/answering/browserOutbox.js';
import { ahead } from '../../features/answering/questions.js';
import { latestOf, useStateOf } from '../../features/answering/useStateOf.js';
import { type AnswerPlace, placeKey } from '../../features/answering/place.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { ContradictionNote } from '../../features/expectation/ContradictionNote.js';
import { focusTitle } from '../../shell/layout/focusTitle.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import { useMeaning } from '../../features/meaning/useMeaning.js';
import { paths } from '../../ground/paths.js';
import { queuedAt } from '../../features/queue/queuedAt.js';
import { questionNavigation } from '../../features/queue/questionNavigation.js';
import { useText } from '../../ground/text/useText.js';
import { afterSave, arrivingFrom } from './afterSave.js';
import { draftConflict } from './draftConflict.js';
import { EarlierAnswers } from './earlier/EarlierAnswers.js';
import { QuestionScreen } from './QuestionScreen.js';
import type { Saving } from './useSaving.js';
import { useVisibleSeconds } from './useVisibleSeconds.js';

interface AnsweringProps {
  /** Tells questions apart, and what is loaded of one anew. */
  visit: string;
  place: AnswerPlace;
  question: Question;
  saving: Saving;
  /** The unsaved draft, if there is one. */
  draft: RestoredAnswer | undefined;
  /** What the answer waiting on the device says of how it came about. */
  marks: Marks | undefined;
  /** The answer that the server has. */
  earlierAnswer: AnswerDraft | undefined;
  /** The answer to the question that the user came from. */
  before: AnswerBefore | undefined;
  /** True if the question shows an answer waiting on the device. */
  waits: boolean;
  /** The revision that an answer begun here replaces. */
  over: string | undefined;
  /** Reloads the question. */
  revalidate: () => Promise<void>;
}

/**
 * One question while it is being answered: its draft, its saves and its timer. Memoised, because the router re-renders
 * at every step of navigation to the next question.
 */
export const Answering = memo(function Answering(props: AnsweringProps) {
  const { visit, place, question, saving, waits, revalidate } = props;
  const { failure } = saving;
  const hasParents = question.parents.length > 0;
  const seconds = useVisibleSeconds(visit);
  const waitingBeside = useWaitingBeside(place);
  const about = useMeaning(question, place, () => void revalidate());
  const input = useTypedAnswer(props);
  const { draft } = input;
  const conflict = draft && !waits ? draftConflict(draft, question) : undefined;
  useWaitingSaved(props, input);
  const submit = useSubmit(props, input, seconds);
  const { back, last } = questionNavigation(place, question);
  const queued = queuedAt(place);

  return (
    <QuestionScreen
      visit={`${visit} ${input.count}`}
      question={question}
      about={about}
      draft={draft}
      marks={props.marks}
      earlierAnswer={props.earlierAnswer}
      before={props.before}
      waits={waits}
      waitingBeside={waitingBeside}
      onDraft={input.keep}
      onDiscard={() => {
        // Discards the input, but not an answer that was already waiting.
        if (!waits) outbox.withdraw(place);
        input.startOver();
      }}
      backHref={back && paths.question.href(back.networkId, back.nodeId, back.iteration)}
      changeHref={changeHref(place, question)}
      introHref={queued && hasParents ? introHref(place, question) : undefined}
      goOnHref={failure?.nextHref}
      last={last}
      queued={queued}
      remark={
        hasParents
          ? (answer) => <ContradictionNote place={place} question={question} values={sharesSaid(answer)} />
          : undefined
      }
      earlier={<EarlierOfQuestion {...props} input={input} />}
      saving={saving.isSlow}
      savingLong={saving.isLong}
      failure={failure ?? conflict}
      onSave={submit}
      onReload={() => {
        outbox.withdraw(place);
        input.startOver();
      }}
    />
  );
});

/** The address of the node's combinations; undefined if it has no parents, or takes no combinations. */
const changeHref = ({ networkId, nodeId }: AnswerPlace, { parents, combinationsHeld }: Question) =>
  parents.length > 0 && combinationsHeld === undefined
    ? paths.combinations.href(networkId, nodeId, { change: true })
    : undefined;

const introHref = ({ networkId, nodeId, iteration }: AnswerPlace, { node }: Question) =>
  paths.questionIntro.href(networkId, nodeId, iteration, node.display_name);

interface SentRequest {
  readonly payload: string;
  readonly key: string;
  readonly timer: number;
}

type TypedAnswer = ReturnType<typeof useTypedAnswer>;

/** The answer as it is typed: where it began, its draft, and what it replaces. */
function useTypedAnswer({ visit, place, saving, draft: given, over: loaded, revalidate }: AnsweringProps) {
  const form = useMemo(() => answerForm(place), [place]);
  const [sent] = useState(() => latestOf<SentRequest | undefined>(undefined));
  // Later input is a draft too, but is not announced as restored; starting over shows the question as loaded.
  const [beginning, begin] = useStateOf(visit, () => ({ draft: given, count: 0 }));
  const [typed] = useStateOf(visit, () => latestOf<AnswerDraft | undefined>(given));
  const { draft, count } = beginning;
  // A draft goes on from what it was based on, so that sending it cannot replace a newer answer unasked.
  const base = draft?.base ?? loaded;
  const waitsHere = saving.failure?.waits === true;

  return {
    form,
    /** The request that carried it last. */
    sent,
    typed,
    /** What it began with. */
    draft,
    /** How often it was begun anew. */
    count,
    /** The revision that it replaces. */
    base,
    /** Whether the answer given here waits on the device. */
    waitsHere,
    startOver: () => {
      saving.reset();
      sent.set(undefined);
      typed.set(undefined);
      void drafts
        .drop(form)
        .then(() => revalidate())
        .then(() => begin({ draft: undefined, count: count + 1 }));
    },
    keep: (answer: AnswerDraft) => {
      // The changed answer is no longer the one that waits.
      if (waitsHere) {
        outbox.withdraw(place);
        saving.reset();
      }
      typed.set(answer);
      drafts.keep(form, keptAnswer(answer, base));
    },
  };
}

/** Goes on once an answer that waited on the device is saved. */
function useWaitingSaved({ place, question, saving, revalidate }: AnsweringProps, input: TypedAnswer): void {
  const { form, typed, base, waitsHere } = input;
  const { isUnderway } = saving;
  const navigate = useNavigate();
  const name = placeKey(place);

  // Once the answer given here has waited and is sent, the page moves on as after any other save.
  useEffect(() => {
    if (!waitsHere) return;
    return outbox.onSaved((outgoing, saved) => {
      if (placeKey(outgoing.place) !== name) return;
      const href = afterSave(outgoing.place, saved, question.isLastIteration);
      void navigate(href, arrivingFrom(outgoing.place, href));
    });
  }, [waitsHere, name, navigate, question.isLastIteration]);

  // An answer from an earlier visit leads nowhere: the user is looking at the question, which is reloaded as saved.
  useEffect(() => {
    if (waitsHere) return;
    return outbox.onSaved((outgoing, saved) => {
      if (placeKey(outgoing.place) !== name || isUnderway()) return;
      // What was typed over the waiting answer replaces it.
      const answer = typed.get();
      if (answer && base === outgoing.revision) drafts.keep(form, keptAnswer(answer, saved.revision));
      saving.reset();
      void revalidate();
    });
  }, [waitsHere, name, form, base, typed, saving, isUnderway, revalidate]);
}

/** Sends the answer, unless the server has it. */
function useSubmit(
  { visit, place, question, saving, waits }: AnsweringProps,
  { form, sent, base }: TypedAnswer,
  seconds: () => number,
) {
  const navigate = useNavigate();
  const { failure } = saving;
  return (answer: UntimedAnswer, over: boolean) => {
    // An unchanged answer need not be saved again, provided that the server is known to have it: none is on its way,
    // and no save has failed.
    if (!failure && !waits && !outbox.waitingAt(place) && isSavedAnswer(answer, question)) {
      void drafts.drop(form);
      const { nextIteration: next, nextUnknown = false, isLastIteration } = question;
      const href = afterSave(place, { next_iteration: next, nextUnknown }, isLastIteration);
      void navigate(href, arrivingFrom(place, href));
      return;
    }
    // After a reset there is no newer answer, and so no revision for this one to replace.
    const newer = failure ? failure.current?.revision : question.revision;
    const revision = over ? newer : base;
    const payload = JSON.stringify({ visit, answer, revision });
    // Sending the same answer again is the same request: a double click or a retry saves it once. The same values for
    // another question, or for this one after a reload, are a new request.
    const before = sent.get();
    const { key, timer } = before?.payload === payload ? before : { key: newIdempotencyKey(), timer: seconds() };
    sent.set({ payload, key, timer });
    // An answer waiting since an earlier visit is sent as it is, too.
    const waiting = over ? undefined : outbox.waitingAt(place);
    const request =
      waiting && isSameAnswer(waiting.answer, answer)
        ? { key: waiting.key, answer: waiting.answer }
        : { key, answer: { ...answer, timer } };
    saving.send({ ...request, title: question.node.display_name, revision }, question);
  };
}

/** The earlier answers to the question, one of which may be restored. */
function EarlierOfQuestion({
  place,
  question,
  saving,
  waits,
  revalidate,
  input,
}: AnsweringProps & { input: TypedAnswer }) {
  const notify = useNotice();
  const { earlierAnswers: text } = useText();
  const { form, typed, waitsHere } = input;
  const showRestored = async (answer: PastAnswer, { revision }: AnswerSaved) => {
    const from = ahead.cameFrom(place);
    // Other questions may be open now. Remember this one's new state, in case the server becomes unreachable.
    ahead.forget();
    ahead.remember(place, from, answeredWith(question, answer, revision));
    outbox.withdraw(place);
    saving.reset();
    await drafts.drop(form);
    await revalidate();
    notify({ tone: 'success', text: text.restored, onClosed: focusTitleNextFrame });
  };
  return (
    <EarlierAnswers
      place={place}
      question={question}
      hasUnsaved={() => typed.get() !== undefined || waits || waitsHere}
      onRestored={(answer, saved) => void showRestored(answer, saved)}
      onOutdated={() => {
        ahead.forget();
        void revalidate();
      }}
    />
  );
}

/**
 * How many other questions of the node, open when they were loaded, have answers that wait on the device. What becomes of
 * the answer to this one changes nothing here, and so draws nothing again while it is saved.
 */
function useWaitingBeside(open: AnswerPlace): number {
  const count = useCallback(
    () =>
      outbox
        .state()
        .waiting.filter(
          ({ place }) =>
            place.networkId === open.networkId &&
            place.nodeId === open.nodeId &&
            place.iteration !== open.iteration &&
            ahead.known(place)?.answered === false,
        ).length,
    [open],
  );
  return useSyncExternalStore(outbox.subscribe, count);
}

/** The link that opened the earlier answers disappeared when the question was reloaded. */
function focusTitleNextFrame() {
  requestAnimationFrame(() => focusTitle());
}

/** What is stored of each state; null as long as nobody set any. */
function sharesSaid(answer: AnswerDraft): readonly (number | null)[] {
  const stored = answer.values.every((value) => value === null) ? undefined : storedShares(answer);
  return stored ?? answer.values.map(() => null);
}
