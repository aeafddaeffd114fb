import {
  type AnswerConflictBody,
  ApiError,
  type AnswerSaved,
  newIdempotencyKey,
  type PastAnswer,
} from '@credence/api-client';
import { useRef, useState } from 'react';
import { isOvertaken } from '../../../features/answering/outgoing.js';
import type { AnswerPlace } from '../../../features/answering/place.js';
import { failureSentence } from '../../../ground/text/failureSentence.js';
import { catalogue } from '../../../ground/text/catalogue.js';
import type { AnswerFailure } from '../answerFailure.js';
import { restoreAnswer } from './restoreAnswer.js';

interface RestoringParts {
  place: AnswerPlace;
  /** The revision the question was loaded with. */
  revision: string | undefined;
  onRestored: (answer: PastAnswer, saved: AnswerSaved) => void;
  /** Called when the server has something newer than the screen. */
  onStale: () => void;
}

export interface AnswerRestoring {
  /** The id of the answer being restored. */
  readonly busy: string | undefined;
  /** Why the last restore failed. */
  readonly failure: AnswerFailure | undefined;
  readonly restore: (answer: PastAnswer) => void;
}

/** Restores an earlier answer, once per press. A newer answer is not replaced before the user has seen it. */
export function useRestoring({ place, revision, onRestored, onStale }: RestoringParts): AnswerRestoring {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<AnswerFailure>();
  const seen = useRef({ revision });
  const sent = useRef<{ id: string; key: string }>(undefined);
  const underWay = useRef(false);

  const send = async (answer: PastAnswer) => {
    setBusy(answer.id);
    setFailure(undefined);
    // Retrying the same answer is the same request, whether or not the first attempt arrived.
    if (sent.current?.id !== answer.id) sent.current = { id: answer.id, key: newIdempotencyKey() };
    try {
      const { key } = sent.current;
      onRestored(answer, await restoreAnswer({ place, answer: answer.id, key, ...seen.current }));
    } catch (error) {
      const found = failureOf(error);
      if (found.stale) {
        seen.current = { revision: found.current?.revision };
        sent.current = undefined;
        onStale();
      }
      setFailure(found);
    } finally {
      underWay.current = false;
      setBusy(undefined);
    }
  };

  return {
    busy,
    failure,
    restore(answer) {
      // Rendered state updates too late: a double click would save twice.
      if (underWay.current) return;
      underWay.current = true;
      void send(answer);
    },
  };
}

function failureOf(error: unknown): AnswerFailure {
  const { text } = catalogue();
  const { restoreFailed: failed, noResponse } = text.earlierAnswers;
  const said = { error: failureSentence(error, text, { failed, noResponse }) };
  if (!(error instanceof ApiError)) return said;
  if (error.status === 404) return { ...said, gone: true };
  if (!isOvertaken(error)) return said;
  const { current } = error.body as Partial<AnswerConflictBody>;
  return { ...said, stale: true, ...(current ? { current } : {}) };
}
