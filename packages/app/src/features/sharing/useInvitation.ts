import { ApiError, type components } from '@credence/api-client';
import { useRef, useState, useCallback, useEffect } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { addressesIn, mostAddresses } from './addresses.js';
import { sendInvitation, sendInvitations } from './changePeople.js';
import type { InviterWords } from './invitationWords.js';
import { isOutdated } from './isOutdated.js';
import { checkInvitation } from './people.js';
import { reasonOf, reasonsOf } from './reasons.js';
import type { People } from './usePeople.js';
import { useReportResult } from './useReportResult.js';

export interface Invitation {
  readonly inviting: boolean;
  /** Why the last invitation was not sent, or whom it left out. */
  readonly error: string | undefined;
  /** @returns the entries that were left out, to stay in the field; undefined if nobody was invited: it stays as typed */
  readonly invite: (typed: string, words: InviterWords) => Promise<readonly string[] | undefined>;
}

/** Who was invited, and whether the mail server was known to be away. */
export interface Invited {
  readonly emails: readonly string[];
  readonly mailsWait?: boolean | undefined;
}

/**
 * Invites people, once per press: addresses by e-mail, whether or not they have an account, and names of accounts.
 * @param onInvited called with those who are invited, and without when the next attempt begins
 */
export function useInvitation(
  networkId: string,
  list: People,
  onInvited: (invited: Invited | undefined) => void,
): Invitation {
  const tell = useReportResult();
  const loaded = useLoaded(list);
  const { add, reload } = list;
  const [inviting, setInviting] = useState(false);
  const [error, setError] = useState<string>();
  // Rendered state updates too late to prevent a double click.
  const sending = useRef(false);

  const invite: Invitation['invite'] = async (typed, words) => {
    if (sending.current) return undefined;
    const { share } = catalogue().text;
    onInvited(undefined);
    setError(undefined);
    sending.current = true;
    setInviting(true);
    try {
      const { people, byEmail } = await loaded();
      const emails = byEmail && typed.includes('@') ? addressesIn(typed) : undefined;
      const problem = problemWith(emails ?? [typed], people) ?? (emails ? undefined : lostWith(words));
      if (problem !== undefined) {
        setError(problem);
        return undefined;
      }
      const answer = emails ? await sendInvitations(networkId, emails, words) : await sendOne(networkId, typed);
      const { results: outcomes, mailsWait } = answer;
      const sent = outcomes.filter(({ outcome }) => outcome === 'invited').map(({ email }) => email);
      for (const email of sent) add(email);
      reload();
      const say = mailsWait ? share.mailsWait : byEmail ? share.invited : share.sent;
      if (sent.length > 0)
        tell({ tone: 'success', text: say(sent.length, sent[0]!) }, () => onInvited({ emails: sent, mailsWait }));
      const left = outcomes.filter(({ outcome }) => outcome !== 'invited');
      const reason = outcomes.length === 1 ? reasonOf(left[0]) : reasonsOf(left);
      if (reason !== undefined) tell({ tone: 'error', text: reason }, setError);
      return sent.length === 0 ? undefined : left.map(({ email }) => email);
    } catch (failure) {
      // If the session has ended, the sign-in page says so, and the input is still here afterwards.
      if (failure instanceof ApiError && failure.status === 401) setError(refusal(failure));
      else {
        if (isOutdated(failure)) reload();
        tell({ tone: 'error', text: refusal(failure) }, setError);
      }
      return undefined;
    } finally {
      sending.current = false;
      setInviting(false);
    }
  };
  return { inviting, error, invite };
}

type Answer = components['schemas']['InvitedByEmail'];

async function sendOne(networkId: string, username: string): Promise<Pick<Answer, 'results' | 'mailsWait'>> {
  await sendInvitation(networkId, username);
  return { results: [{ email: username, outcome: 'invited' }] };
}

/** The call that asks for an account carries nothing else, and nothing typed may be lost. */
const lostWith = ({ message, dueOn, nodes }: InviterWords) =>
  message.trim() || dueOn || nodes ? catalogue().text.share.wordsNeedAddress : undefined;

/** Of several, the server says what became of each. */
function problemWith(entries: readonly string[], people: People['people']): string | undefined {
  const { share } = catalogue().text;
  if (entries.length > mostAddresses) return share.tooMany(mostAddresses);
  if (entries.length > 1) return undefined;
  const problem = checkInvitation(entries[0] ?? '', people);
  return problem && share[problem];
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

/** Waits for the list of people, which tells who is invited already and in which ways one can invite. */
function useLoaded(list: People): () => Promise<People> {
  const latest = useRef(list);
  const waiting = useRef<((loaded: People) => void)[]>([]);
  useEffect(() => {
    latest.current = list;
    if (!list.loading) for (const tell of waiting.current.splice(0)) tell(list);
  }, [list]);

  return useCallback(
    () =>
      latest.current.loading
        ? new Promise((resolve) => void waiting.current.push(resolve))
        : Promise.resolve(latest.current),
    [],
  );
}
