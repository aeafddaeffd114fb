import { ApiError } from '@credence/api-client';
import type { Collaborator } from '@credence/ui/screens';
import { useRef, useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/language.js';
import { removePerson } from './changePeople.js';
import { isOutdated } from './isOutdated.js';
import type { People } from './usePeople.js';
import { useReportResult } from './useReportResult.js';

export interface Removal {
  /** The person being removed. */
  readonly removing: string | null;
  /** Why the last removal failed. */
  readonly error: string | undefined;
  readonly remove: (person: Collaborator) => void;
}

/** Removes collaborators and withdraws invitations one after the other, each only once. */
export function useRemoval(
  networkId: string,
  { drop, reload }: People,
  onNotice: (text: string | undefined) => void,
): Removal {
  const tell = useReportResult();
  const [removing, setRemoving] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(new Set<string>());

  const removeNow = async (person: Collaborator) => {
    const { text } = catalogue();
    const { share } = text;
    onNotice(undefined);
    setError(undefined);
    setRemoving(person.id);
    try {
      await removePerson(networkId, person);
      drop(person.id);
      reload();
      tell({ tone: 'success', text: share.removed }, onNotice);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) return;
      if (isOutdated(failure)) reload();
      const sentences = { failed: share.removeFailed, noResponse: share.noResponse };
      tell({ tone: 'error', text: failureSentence(failure, text, sentences) }, setError);
    } finally {
      waiting.current.delete(person.id);
      setRemoving(null);
    }
  };
  const remove = (person: Collaborator) => {
    if (waiting.current.has(person.id)) return;
    waiting.current.add(person.id);
    last.current = last.current.then(() => removeNow(person));
  };
  return { removing, error, remove };
}
