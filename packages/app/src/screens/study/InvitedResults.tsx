import { Alert } from '@credence/ui';
import type { InvitedExperts } from './studyActs.js';
import { useStudyWords } from './studyWords.js';

const notAsked = ['already_asked', 'own_address', 'not_an_address', 'later'] as const;

/** What became of the addresses: how many were invited, and for each that was not, why. */
export function InvitedResults({ results, mailsWait }: InvitedExperts) {
  const { results: text } = useStudyWords().invite;
  const emailsOf = (wanted: InvitedExperts['results'][number]['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).map(({ email }) => email);
  const invited = emailsOf('invited').length;
  const reasons = notAsked
    .map((outcome) => ({ outcome, emails: emailsOf(outcome) }))
    .filter(({ emails }) => emails.length > 0);
  return (
    <Alert
      tone={reasons.length > 0 ? 'info' : 'success'}
      details={reasons.map(({ outcome, emails }) => <p key={outcome}>{text[outcome](emails.join(', '))}</p>)}
    >
      {invited > 0 ? [text.invited(invited), ...(mailsWait ? [text.mailsWait] : [])].join(' ') : text.none}
    </Alert>
  );
}
