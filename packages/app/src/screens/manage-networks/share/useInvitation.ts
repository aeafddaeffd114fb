import { ApiError } from '@credence/api-client';
import { useRef, useState } from 'react';
import { failureSentence } from '../../../text/failureSentence.js';
import { catalogue } from '../../../text/language.js';
import { sendInvitation } from './changePeople.js';
import { isOutdated } from './isOutdated.js';
import { checkInvitation } from './people.js';
import type { People } from './usePeople.js';
import { useTell } from './useTell.js';

export interface Invitation {
  readonly inviting: boolean;
  /** Why the last invitation was not sent. */
  readonly error: string | undefined;
  /** Whom the last invitation did not find. */
  readonly missed: string | undefined;
  readonly invite: (username: string) => Promise<void>;
}

/**
 * Invites a person, once per press.
 * @param onNotice called with the success message, and without one when the next attempt begins
 */
export function useInvitation(
  networkId: string,
  { people, add, reload }: People,
  onNotice: (text: string | undefined) => void,
): Invitation {
  const tell = useTell();
  const [inviting, setInviting] = useState(false);
  const [error, setError] = useState<string>();
  const [missed, setMissed] = useState<string>();
  // Rendered state updates too late to prevent a double click.
  const sending = useRef(false);

  const invite = async (username: string) => {
    if (sending.current) return;
    const { share } = catalogue().text;
    onNotice(undefined);
    const problem = checkInvitation(username, people);
    setError(problem && share[problem]);
    setMissed(problem === 'userNotFound' ? username : undefined);
    if (problem) return;
    sending.current = true;
    setInviting(true);
    try {
      await sendInvitation(networkId, username);
      add(username);
      reload();
      tell({ tone: 'success', text: share.invited(username) }, onNotice);
    } catch (failure) {
      // If the session has ended, the sign-in page says so, and the input is still here afterwards.
      if (failure instanceof ApiError && failure.status === 401) return setError(refusal(failure));
      if (isOutdated(failure)) reload();
      if (isNotFound(failure)) setMissed(username);
      tell({ tone: 'error', text: refusal(failure) }, setError);
    } finally {
      sending.current = false;
      setInviting(false);
    }
  };
  return { inviting, error, missed, invite };
}

/** Only a specific code means that the user does not exist; a missing network is a 404 as well. */
function isNotFound(failure: unknown): boolean {
  return (
    failure instanceof ApiError && failure.status === 404 && (failure.code ?? 'user_not_found') === 'user_not_found'
  );
}

function refusal(failure: unknown): string {
  const { text } = catalogue();
  const { share } = text;
  if (isNotFound(failure)) return share.userNotFound;
  return failureSentence(failure, text, { failed: share.inviteFailed, noResponse: share.noResponse });
}
