import {
  type AnswerSave,
  type AnswerSaved,
  newIdempotencyKey,
  type PastAnswer,
  type Question,
} from '@credence/api-client';
import { memo, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  answerForm,
  type AnswerDraft,
  isSameAnswer,
  isSavedAnswer,
  keptAnswer,
  type RestoredAnswer,
} from '../../answering/answerDraft.js';
import { answeredWith } from '../../answering/answeredWith.js';
import { outbox } from '../../answering/browserOutbox.js';
import { ahead } from '../../answering/questions.js';
import { type Place, placeKey } from '../../answering/place.js';
import { drafts } from '../../drafts/browserDrafts.js';
import { useNotice } from '../../layout/useNotice.js';
import { paths } from '../../paths.js';
import { useText } from '../../text/useText.js';
import { afterSave } from './afterSave.js';
import { EarlierAnswers } from './earlier/EarlierAnswers.js';
import { QuestionScreen } from './QuestionScreen.js';
import type { Saving } from './useSaving.js';
import { useVisibleSeconds } from './useVisibleSeconds.js';

interface AnsweringProps {
  place: Place;
  question: Question;
  saving: Saving;
  /** What was typed before and not saved. */
  draft: RestoredAnswer | undefined;
  /** True where the question shows an answer that waits on the device. */
  waits: boolean;
  /** The revision that an answer given here takes the place of. */
  over: string | undefined;
  /** Loads the question anew. */
  revalidate: () => Promise<void>;
}

/**
 * One question while it is being answered: its draft, its saves and its seconds. The router tells each step on the way
 * to the next one; this one is not drawn again for that.
 */
export const Answering = memo(function Answering(props: AnsweringProps) {
  const { place, question, saving, draft: given, waits, over: base, revalidate } = props;
  const { networkId, nodeId } = place;
  const name = placeKey(place);
  const form = answerForm(place);
  const { failure, isUnderway } = saving;
  const navigate = useNavigate();
  const seconds = useVisibleSeconds(name);
  const sent = useRef<{ payload: string; key: string; timer: number }>(undefined);
  const notify = useNotice();
  const { earlierAnswers: texts } = useText();
  // What is typed from now on is a draft too, but none to speak of; a second beginning shows the question as it is.
  const [beginning, begin] = useState({ draft: given, count: 0 });
  const typed = useRef(given !== undefined);
  const current = failure?.current;

  // An answer that waited here arrives later by itself: then the page goes on as after any save.
  const waitsHere = failure?.waits === true;
  useEffect(() => {
    if (!waitsHere) return;
    return outbox.onSaved((outgoing, saved) => {
      if (placeKey(outgoing.place) !== name) return;
      void navigate(afterSave(outgoing.place, saved, question.isLastIteration));
    });
  }, [waitsHere, name, navigate, question.isLastIteration]);

  // Any other leads nowhere: somebody looks at the question, and from now on its answer is simply saved.
  useEffect(() => {
    if (waitsHere) return;
    return outbox.onSaved((outgoing) => {
      if (placeKey(outgoing.place) === name && !isUnderway()) void revalidate();
    });
  }, [waitsHere, name, isUnderway, revalidate]);

  const startOver = () => {
    saving.reset();
    sent.current = undefined;
    typed.current = false;
    void drafts
      .drop(form)
      .then(() => revalidate())
      .then(() => begin(({ count }) => ({ draft: undefined, count: count + 1 })));
  };
  const keep = (answer: AnswerDraft) => {
    // What is changed is not what waits.
    if (waitsHere) {
      outbox.withdraw(place);
      saving.reset();
    }
    typed.current = true;
    drafts.keep(form, keptAnswer(answer, question));
  };
  const submit = (answer: Omit<AnswerSave, 'timer'>, over: boolean) => {
    // Looked at and left as it is, it is no new answer. One that is on its way is not the server's yet; nor is it said
    // what the server has, once a save failed.
    if (!failure && !waits && !outbox.waitingAt(place) && isSavedAnswer(answer, question)) {
      void drafts.drop(form);
      const { nextIteration: next, nextUnknown = false, isLastIteration } = question;
      void navigate(afterSave(place, { next_iteration: next, nextUnknown }, isLastIteration));
      return;
    }
    // After a reset there is no newer answer, and so no revision that this one would replace.
    const revision = over ? current?.revision : base;
    const payload = JSON.stringify({ answer, revision });
    // The same answer sent once more is the same request: pressed twice or tried again, it is saved once. The same
    // values given to another question, or to this one loaded anew, are not.
    if (sent.current?.payload !== payload) sent.current = { payload, key: newIdempotencyKey(), timer: seconds() };
    // So is one that waits since an earlier visit.
    const waiting = over ? undefined : outbox.waitingAt(place);
    const { key, timer } =
      waiting && isSameAnswer(waiting.answer, answer)
        ? { key: waiting.key, timer: waiting.answer.timer }
        : sent.current;
    saving.send(
      { answer: { ...answer, timer }, title: question.node.display_name, revision, key },
      { last: question.isLastIteration, next: question.nextIteration },
    );
  };
  const showRestored = async (answer: PastAnswer, { revision }: AnswerSaved) => {
    const from = ahead.cameFrom(place);
    // Other questions may be open now. Of this one is known what it says, should the server be out of reach.
    ahead.forget();
    ahead.remember(place, from, answeredWith(question, { ...answer, timer: 0 }, revision));
    outbox.withdraw(place);
    saving.reset();
    await drafts.drop(form);
    await revalidate();
    notify({ tone: 'success', text: texts.restored, onClosed: focusTitle });
  };
  const { previousIteration: previous } = question;
  const next = failure?.next;

  return (
    <QuestionScreen
      key={beginning.count}
      question={question}
      draft={beginning.draft}
      waits={waits}
      onDraft={keep}
      onDiscard={() => {
        // What was typed goes. What waited before it was typed still does.
        if (!waits) outbox.withdraw(place);
        startOver();
      }}
      backHref={previous === null ? undefined : paths.question.href(networkId, nodeId, previous)}
      changeHref={
        question.parents.length > 0 ? paths.combinations.href(networkId, nodeId, { change: true }) : undefined
      }
      goOnHref={next === undefined ? undefined : paths.question.href(networkId, nodeId, next)}
      earlier={
        <EarlierAnswers
          place={place}
          question={question}
          hasUnsaved={() => typed.current || waits || waitsHere}
          onRestored={(answer, saved) => void showRestored(answer, saved)}
          onOutdated={() => {
            ahead.forget();
            void revalidate();
          }}
        />
      }
      saving={saving.isSlow}
      savingLong={saving.isLong}
      failure={failure}
      onSave={submit}
      onReload={() => {
        outbox.withdraw(place);
        startOver();
      }}
    />
  );
});

/** The link that opened the earlier answers went with the question as it was. */
function focusTitle() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true }));
}
