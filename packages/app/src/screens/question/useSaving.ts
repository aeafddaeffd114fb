import type { AnswerConflictBody, ApiError } from '@credence/api-client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { answerForm } from '../../features/answering/answerDraft.js';
import { outbox } from '../../features/answering/browserOutbox.js';
import { isGone, isOvertaken, type Outgoing } from '../../features/answering/outgoing.js';
import type { SendOutcome } from '../../features/answering/outbox.js';
import { type AnswerPlace, placeKey } from '../../features/answering/place.js';
import { ahead } from '../../features/answering/questions.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { paths } from '../../ground/paths.js';
import { type Neighbours, questionNavigation } from '../../features/queue/questionNavigation.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { afterSave, arrivingFrom } from './afterSave.js';
import type { AnswerFailure } from './answerFailure.js';

export type Saving = ReturnType<typeof useSaving>;

/** Milliseconds after which the screen locks and says that it is saving. A faster save just shows the next question. */
const BRIEF = 200;
/** Milliseconds after which the screen says that saving takes long. */
const LONG = 8_000;

/**
 * Saves the answers to a question and moves on, or reports why not. It lives as long as the question's page, even if
 * the question is reloaded in the meantime.
 */
export function useSaving(place: AnswerPlace) {
  // Each visit to a question has its own saves.
  const name = `${placeKey(place)} ${useLocation().key}`;
  const navigate = useNavigate();
  const [state, setState] = useState<SavingState>({ name });
  const here = useCurrentVisit(name);
  const underway = useRef<string>(undefined);

  const isUnderway = useCallback(() => underway.current === name, [name]);
  const { isSlow = false, isLong = false, failure } = state.name === name ? state : {};
  // A stable object as long as nothing in it changes.
  return useMemo(() => {
    async function save(outgoing: Omit<Outgoing, 'place'>, around: Neighbours) {
      const sending = outbox.send({ ...outgoing, place }, () => here.current === name);
      const { next } = questionNavigation(place, around);
      // Behind the answer on its way to the device, and ahead of its deletion after the response.
      const forgetDraft = next ? drafts.readAhead(answerForm(next)) : undefined;
      const outcome = outcomeOf(await tellWaiting(sending, (wait) => setState({ name, ...wait })), place, around);
      // A user who has gone elsewhere in the meantime stays there.
      if (here.current === name) {
        if (typeof outcome === 'string') await navigate(outcome, arrivingFrom(place, outcome));
        else setState({ name, failure: outcome });
      }
      forgetDraft?.();
    }

    return {
      /** True while a save takes long enough to mention. */
      isSlow,
      /** True once it takes so long that the user may begin to doubt it. */
      isLong,
      /** Why the last save failed. */
      failure,
      isUnderway,
      /** Sends an answer, unless one is already being sent: the second press of a double click is ignored. */
      send(outgoing: Omit<Outgoing, 'place'>, around: Neighbours) {
        if (isUnderway()) return;
        underway.current = name;
        if (failure) setState({ name });
        save(outgoing, around)
          // Unexpected errors go to the error screen.
          .catch((error: unknown) =>
            setState(() => {
              throw error;
            }),
          )
          .finally(() => {
            if (isUnderway()) underway.current = undefined;
          });
      },
      reset: () => setState({ name }),
    };
  }, [name, place, navigate, here, isUnderway, isSlow, isLong, failure]);
}

/** The visit whose page is there; undefined once that is left. */
function useCurrentVisit(name: string) {
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = name;
    return () => void (here.current = undefined);
  }, [name]);
  return here;
}

/** Tells while something is sent that it takes a while. */
function tellWaiting(
  sending: Promise<SendOutcome>,
  tell: (wait: Pick<SavingState, 'isSlow' | 'isLong'>) => void,
): Promise<SendOutcome> {
  const timers = [
    window.setTimeout(() => tell({ isSlow: true }), BRIEF),
    window.setTimeout(() => tell({ isSlow: true, isLong: true }), LONG),
  ];
  return sending.finally(() => timers.forEach((timer) => window.clearTimeout(timer)));
}

interface SavingState {
  /** The visit it belongs to. */
  readonly name: string;
  readonly isSlow?: boolean;
  readonly isLong?: boolean;
  readonly failure?: AnswerFailure;
}

/** Where to go next, or why the user stays. */
function outcomeOf(sent: SendOutcome, place: AnswerPlace, around: Neighbours): string | AnswerFailure {
  if (sent.state === 'saved') return afterSave(place, sent.saved, around.isLastIteration);
  // Nothing can be answered here any more; the notice above every screen says what became of it.
  if (sent.state === 'late') return paths.network.href(place.networkId);
  if (sent.state === 'refused') return failureOf(sent.error);
  const waits = { waits: true, isUnable: sent.isUnable };
  const { last, next } = questionNavigation(place, around);
  if (last || !next || !ahead.known(next)) return waits;
  const nextHref = paths.question.href(next.networkId, next.nodeId, next.iteration);
  return navigator.onLine ? { ...waits, nextHref } : nextHref;
}

function failureOf(error: ApiError): AnswerFailure {
  // Prefetched questions may be as outdated as the one this answer was based on.
  if (error.status === 409) ahead.forget();
  const { current, decidedBy } = error.body as Partial<AnswerConflictBody>;
  return {
    error: failureSentence(error, catalogue().text),
    stale: isOvertaken(error),
    gone: isGone(error),
    ...(current ? { current } : {}),
    ...(decidedBy ? { decidedBy } : {}),
  };
}
