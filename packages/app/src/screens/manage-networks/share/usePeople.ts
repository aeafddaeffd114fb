import { orThrow, unwrapData } from '@credence/api-client';
import type { Collaborator } from '@credence/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../api.js';
import { failureSentence } from '../../../text/failureSentence.js';
import { catalogue } from '../../../text/language.js';
import { joined, personFrom } from './people.js';

interface Lists {
  readonly accepted?: readonly Collaborator[];
  readonly pending?: readonly Collaborator[];
}

export interface People {
  readonly people: readonly Collaborator[];
  /** True until there is a first answer, and again after one that failed wholly is tried again. */
  readonly loading: boolean;
  /** Why the list is not there, or not whole. */
  readonly error: string | undefined;
  /** Asks the server again, while what is shown stays. */
  readonly reload: () => void;
  /** Shows somebody as invited before the server's list says so. */
  readonly add: (username: string) => void;
  /** Takes somebody away before the server's list does. */
  readonly drop: (id: string) => void;
}

/** With whom a network is shared: the server's two lists, each by itself, since one may fail. */
export function usePeople(networkId: string): People {
  const [lists, setLists] = useState<Lists>({});
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(true);
  const latest = useRef<AbortController | undefined>(undefined);
  const open = useRef(false);

  const reload = useCallback(async () => {
    if (!open.current) return;
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    setAsking(true);
    const [accepted, pending] = await Promise.allSettled([
      listAccepted(networkId, signal),
      listPending(networkId, signal),
    ]);
    // Somebody closed the dialog, or a later question is on its way, and its answer is the newer one.
    if (signal.aborted) return;
    // A list that fails leaves what was known of it.
    setLists((known) => ({
      ...known,
      ...(accepted.status === 'fulfilled' ? { accepted: accepted.value } : {}),
      ...(pending.status === 'fulfilled' ? { pending: pending.value } : {}),
    }));
    setError(sentenceFor([accepted, pending]));
    setAsking(false);
  }, [networkId]);

  useEffect(() => {
    open.current = true;
    void reload();
    return () => {
      open.current = false;
      latest.current?.abort();
    };
  }, [reload]);

  const people = joined(lists.accepted, lists.pending);
  return {
    people,
    loading: asking && people.length === 0 && !(lists.accepted && lists.pending),
    error,
    reload: useCallback(() => void reload(), [reload]),
    add: useCallback((username) => {
      const invited = personFrom({ username }, 'pending');
      setLists((known) => ({ ...known, pending: [...(known.pending ?? []), invited] }));
    }, []),
    drop: useCallback((id) => {
      const others = (list?: readonly Collaborator[]) => list?.filter((person) => person.id !== id) ?? [];
      setLists(({ accepted, pending }) => ({ accepted: others(accepted), pending: others(pending) }));
    }, []),
  };
}

async function listAccepted(id: string, signal: AbortSignal) {
  const body = await orThrow(api.GET('/network/{id}/collaborators', { params: { path: { id } }, signal }));
  return unwrapData(body).collaborators.map((entry) => personFrom(entry, 'accepted'));
}

async function listPending(id: string, signal: AbortSignal) {
  const body = await orThrow(api.GET('/network/{id}/invited-collaborators', { params: { path: { id } }, signal }));
  return unwrapData(body).invited_collaborators.map((entry) => personFrom(entry, 'pending'));
}

function sentenceFor(results: readonly PromiseSettledResult<unknown>[]): string | undefined {
  const { text } = catalogue();
  const { share } = text;
  const failures = results.filter((result) => result.status === 'rejected');
  const [first] = failures;
  if (!first) return undefined;
  if (failures.length < results.length) return share.partlyFailed;
  return failureSentence(first.reason, text, { failed: share.listFailed });
}
