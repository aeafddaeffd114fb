import { ApiError } from '@credence/api-client';
import { useRef, useState } from 'react';
import { failureSentence } from '../../../text/failureSentence.js';
import { catalogue } from '../../../text/language.js';
import { addressesIn, mostAddresses } from './addresses.js';
import { sendInvitations } from './changePeople.js';
import { isOutdated } from './isOutdated.js';
import type { People } from './usePeople.js';
import { useTell } from './useTell.js';

type Result = Awaited<ReturnType<typeof sendInvitations>>[number];

/**
 * Invites people by their addresses, once per press.
 * @param onNotice called with the success message, and without one when the next attempt begins
 */
export function useEmailInvitations(
  networkId: string,
  { reload }: Pick<People, 'reload'>,
  onNotice: (text: string | undefined) => void,
) {
  const tell = useTell();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const underWay = useRef(false);

  /** @returns the addresses that were not invited, to stay in the field */
  const send = async (text: string): Promise<readonly string[]> => {
    const { share } = catalogue().text;
    const emails = addressesIn(text);
    if (underWay.current) return emails;
    onNotice(undefined);
    setError(problemWith(emails));
    if (problemWith(emails)) return emails;
    underWay.current = true;
    setSending(true);
    try {
      const results = await sendInvitations(networkId, emails);
      const sent = results.filter(({ outcome }) => outcome === 'invited');
      if (sent.length > 0) tell({ tone: 'success', text: share.sent(sent.length, sent[0]!.email) }, onNotice);
      const left = results.filter(({ outcome }) => outcome !== 'invited');
      if (left.length > 0) tell({ tone: 'error', text: reasons(left) }, setError);
      reload();
      return left.map(({ email }) => email);
    } catch (failure) {
      if (isOutdated(failure)) reload();
      const sentence = failureSentence(failure, catalogue().text, {
        failed: share.inviteFailed,
        noResponse: share.noResponse,
      });
      if (failure instanceof ApiError && failure.status === 401) setError(sentence);
      else tell({ tone: 'error', text: sentence }, setError);
      return emails;
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return { sending, error, send };
}

function problemWith(emails: readonly string[]): string | undefined {
  const { share } = catalogue().text;
  if (emails.length === 0) return share.noAddress;
  return emails.length > mostAddresses ? share.tooMany(mostAddresses) : undefined;
}

/** One sentence for each reason, with the addresses that it concerns. */
function reasons(results: readonly Result[]): string {
  const { notSent } = catalogue().text.share;
  return Object.entries(notSent)
    .map(([outcome, sentence]) => {
      const emails = results.filter((result) => result.outcome === outcome).map(({ email }) => email);
      return emails.length > 0 ? sentence(emails.join(', ')) : '';
    })
    .filter(Boolean)
    .join(' ');
}
