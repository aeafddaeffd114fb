import type { AnswerConflictBody, ApiError } from '@credence/api-client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { outbox } from '../../answering/browserOutbox.js';
import { isGone, isOvertaken, type Outgoing } from '../../answering/outgoing.js';
import type { Sent } from '../../answering/outbox.js';
import { type Place, placeKey } from '../../answering/place.js';
import { ahead } from '../../answering/questions.js';
import { paths } from '../../paths.js';
import { failureSentence } from '../../text/failureSentence.js';
import { catalogue } from '../../text/language.js';
import { afterSave } from './afterSave.js';
import type { SaveFailure } from './saveFailure.js';

/** What the loaded question says of the way on. */
export interface WayOn {
  /** True where it is the last one. */
  readonly last: boolean;
  readonly next: number | null;
}

export type Saving = ReturnType<typeof useSaving>;

/** Milliseconds that a save may take before the screen locks and says so. One that is quicker shows the next question. */
const BRIEF = 200;
/** Milliseconds after which it says that this takes long. */
const LONG = 8_000;

/**
 * Sends the answers to a question and goes on, or tells why not. It lives as long as the question's page, also where the
 * question is loaded anew meanwhile.
 */
export function useSaving(place: Place) {
  // Each visit of a question has saves of its own.
  const name = `${placeKey(place)} ${useLocation().key}`;
  const navigate = useNavigate();
  const [state, setState] = useState<SavingState>({ name });
  const here = useRef<string>(undefined);
  const underway = useRef<string>(undefined);
  useEffect(() => {
    here.current = name;
    return () => void (here.current = undefined);
  }, [name]);

  const isUnderway = useCallback(() => underway.current === name, [name]);
  const { isSlow = false, isLong = false, failure } = state.name === name ? state : {};
  // The same from one rendering to the next, as long as nothing of it changes.
  return useMemo(() => {
    async function save(outgoing: Omit<Outgoing, 'place'>, way: WayOn) {
      const sending = outbox.send({ ...outgoing, place }, () => here.current === name);
      const timers = [
        window.setTimeout(() => setState({ name, isSlow: true }), BRIEF),
        window.setTimeout(() => setState({ name, isSlow: true, isLong: true }), LONG),
      ];
      const outcome = outcomeOf(
        await sending.finally(() => timers.forEach((timer) => window.clearTimeout(timer))),
        place,
        way,
      );
      // Whoever went elsewhere meanwhile stays there.
      if (here.current !== name) return;
      if (typeof outcome === 'string') await navigate(outcome);
      else setState({ name, failure: outcome });
    }

    return {
      /** True while a save takes long enough to be spoken of. */
      isSlow,
      /** True once it takes so long that one begins to doubt. */
      isLong,
      /** Why the last one failed. */
      failure,
      isUnderway,
      /** Sends an answer, unless one is being sent: the second press of a double click is none. */
      send(outgoing: Omit<Outgoing, 'place'>, way: WayOn) {
        if (isUnderway()) return;
        underway.current = name;
        if (failure) setState({ name });
        save(outgoing, way)
          // What nobody foresaw is the error screen's.
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
  }, [name, place, navigate, isUnderway, isSlow, isLong, failure]);
}

interface SavingState {
  /** The visit that it is of. */
  readonly name: string;
  readonly isSlow?: boolean;
  readonly isLong?: boolean;
  readonly failure?: SaveFailure;
}

/** Where to go on, or why the reader stays. */
function outcomeOf(sent: Sent, place: Place, { last, next }: WayOn): string | SaveFailure {
  if (sent.state === 'saved') return afterSave(place, sent.saved, last);
  if (sent.state === 'refused') return failureOf(sent.error);
  const waits = { waits: true, isUnable: sent.isUnable };
  if (last || next === null || !ahead.known({ ...place, iteration: next })) return waits;
  return navigator.onLine ? { ...waits, next } : paths.question.href(place.networkId, place.nodeId, next);
}

function failureOf(error: ApiError): SaveFailure {
  // What is held may be as old as what this answer was given over.
  if (error.status === 409) ahead.forget();
  const { current } = error.body as Partial<AnswerConflictBody>;
  return {
    error: failureSentence(error, catalogue().text),
    stale: isOvertaken(error),
    gone: isGone(error),
    ...(current ? { current } : {}),
  };
}
