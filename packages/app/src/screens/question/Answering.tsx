import { type AnswerSaved, newIdempotencyKey, type PastAnswer, type Question } from '@credence/api-client';
import { memo, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnswerBefore } from '../../features/answering/answerBefore.js';
import {
  answerForm,
  type AnswerDraft,
  type UntimedAnswer,
  isSameAnswer,
  isSavedAnswer,
  keptAnswer,
  type Marks,
  type RestoredAnswer,
  storedShares,
} from '../../features/answering/answerDraft.js';
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
  const { visit, place, question, saving, draft: given, waits, over: loaded, revalidate } = props;
  const { networkId, nodeId } = place;
  const name = placeKey(place);
  const form = useMemo(() => answerForm(place), [place]);
  const { failure, isUnderway } = saving;
  const navigate = useNavigate();
  const seconds = useVisibleSeconds(visit);
  const waitingBeside = useWaitingBeside(place);
  const sent = useRef<{ payload: string; key: string; timer: number }>(undefined);
  const notify = useNotice();
  const { earlierAnswers: texts } = useText();
  const about = useMeaning(question, place, () => void revalidate());
  // Later input is a draft too, but is not announced as restored; starting over shows the question as loaded.
  const [beginning, begin] = useStateOf(visit, () => ({ draft: given, count: 0 }));
  const [typed] = useStateOf(visit, () => latestOf<AnswerDraft | undefined>(given));
  const { draft } = beginning;
  const conflict = draft && !waits ? draftConflict(draft, question) : undefined;
  // A draft goes on from what it was based on, so that sending it cannot replace a newer answer unasked.
  const base = draft?.base ?? loaded;

  // Once the answer given here has waited and is sent, the page moves on as after any other save.
  const waitsHere = failure?.waits === true;
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

  const startOver = () => {
    saving.reset();
    sent.current = undefined;
    typed.set(undefined);
    void drafts
      .drop(form)
      .then(() => revalidate())
      .then(() => begin({ draft: undefined, count: beginning.count + 1 }));
  };
  const keep = (answer: AnswerDraft) => {
    // The changed answer is no longer the one that waits.
    if (waitsHere) {
      outbox.withdraw(place);
      saving.reset();
    }
    typed.set(answer);
    drafts.keep(form, keptAnswer(answer, base));
  };
  const submit = (answer: UntimedAnswer, over: boolean) => {
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
    if (sent.current?.payload !== payload) sent.current = { payload, key: newIdempotencyKey(), timer: seconds() };
    // An answer waiting since an earlier visit is sent as it is, too.
    const waiting = over ? undefined : outbox.waitingAt(place);
    const { key, timer } = sent.current;
    const request =
      waiting && isSameAnswer(waiting.answer, answer)
        ? { key: waiting.key, answer: waiting.answer }
        : { key, answer: { ...answer, timer } };
    saving.send({ ...request, title: question.node.display_name, revision }, question);
  };
  const showRestored = async (answer: PastAnswer, { revision }: AnswerSaved) => {
    const from = ahead.cameFrom(place);
    // Other questions may be open now. Remember this one's new state, in case the server becomes unreachable.
    ahead.forget();
    ahead.remember(place, from, answeredWith(question, answer, revision));
    outbox.withdraw(place);
    saving.reset();
    await drafts.drop(form);
    await revalidate();
    notify({ tone: 'success', text: texts.restored, onClosed: focusTitleNextFrame });
  };
  const { back, last } = questionNavigation(place, question);
  const queued = queuedAt(place);

  return (
    <QuestionScreen
      visit={`${visit} ${beginning.count}`}
      question={question}
      about={about}
      draft={draft}
      marks={props.marks}
      earlierAnswer={props.earlierAnswer}
      before={props.before}
      waits={waits}
      waitingBeside={waitingBeside}
      onDraft={keep}
      onDiscard={() => {
        // Discards the input, but not an answer that was already waiting.
        if (!waits) outbox.withdraw(place);
        startOver();
      }}
      backHref={back && paths.question.href(back.networkId, back.nodeId, back.iteration)}
      changeHref={
        question.parents.length > 0 && question.combinationsHeld === undefined
          ? paths.combinations.href(networkId, nodeId, { change: true })
          : undefined
      }
      introHref={
        queued && question.parents.length > 0
          ? paths.questionIntro.href(networkId, nodeId, place.iteration, question.node.display_name)
          : undefined
      }
      goOnHref={failure?.nextHref}
      last={last}
      queued={queued}
      remark={
        question.parents.length > 0
          ? (answer) => <ContradictionNote place={place} question={question} values={sharesSaid(answer)} />
          : undefined
      }
      earlier={
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
      }
      saving={saving.isSlow}
      savingLong={saving.isLong}
      failure={failure ?? conflict}
      onSave={submit}
      onReload={() => {
        outbox.withdraw(place);
        startOver();
      }}
    />
  );
});

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
