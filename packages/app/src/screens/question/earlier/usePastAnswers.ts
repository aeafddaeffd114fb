import { orThrow, type PastAnswer } from '@credence/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Place } from '../../../answering/place.js';
import { api } from '../../../api.js';
import { failureSentence } from '../../../text/failureSentence.js';
import { catalogue } from '../../../text/language.js';

export interface PastAnswers {
  /** The newest first; undefined as long as there is no list. */
  readonly answers: readonly PastAnswer[] | undefined;
  /** Why there is none. */
  readonly error: string | undefined;
  /** Asks the server again, while what is shown stays. */
  readonly reload: () => void;
}

/** What was saved to a question, asked for when it is looked at, and again as soon as there is a network. */
export function usePastAnswers({ networkId, nodeId, iteration }: Place): PastAnswers {
  const [answers, setAnswers] = useState<readonly PastAnswer[]>();
  const [error, setError] = useState<string>();
  const latest = useRef<AbortController>(undefined);

  const load = useCallback(async () => {
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    try {
      const path = { networkId, nodeId, iteration };
      const body = await orThrow(
        api.GET('/network/{networkId}/{nodeId}/{iteration}/history', { params: { path }, signal }),
      );
      if (signal.aborted) return;
      setAnswers(body.answers);
      setError(undefined);
    } catch (failure) {
      if (signal.aborted) return;
      const { text } = catalogue();
      const { loadFailed: failed, noResponse } = text.earlierAnswers;
      setError(failureSentence(failure, text, { failed, noResponse }));
    }
  }, [networkId, nodeId, iteration]);

  useEffect(() => {
    const again = () => void load();
    again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      latest.current?.abort();
    };
  }, [load]);

  const reload = () => {
    setError(undefined);
    void load();
  };
  return { answers, error, reload };
}
