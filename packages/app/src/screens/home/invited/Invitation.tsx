import type { NetworkListEntry } from '@credence/api-client';
import { Button, Text } from '@credence/ui';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AskedBy } from '../../../features/invited/AskedBy.js';
import { networkTitle } from '../../../features/networks/networkNames.js';
import { dateFormat } from '@credence/text';
import { paths } from '../../../ground/paths.js';
import { useText } from '../../../ground/text/useText.js';
import { Acts, Problem, Root } from './Invitation.styles.js';
import { InvitationFacts } from './InvitationFacts.js';

interface InvitationProps {
  network: NetworkListEntry;
  /** What tells it apart from the other invitations. */
  name: string;
  /** True while it is being answered. */
  busy: boolean;
  /** Why it could not be answered. */
  error: string | undefined;
  /** Whether it has just come back, with the focus. */
  returned: boolean;
  now: Date;
  onAnswer: (answer: 'accept' | 'decline') => void;
}

/** One invitation: who asks for what and why, how much it is, by when, and Accept and Decline. */
export function Invitation({ network, name, busy, error, returned, now, onAnswer }: InvitationProps) {
  const { invitation: text, manage, common } = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { filename, sharedBy = '', invitation: facts, study } = network;
  const who = facts?.from || sharedBy || text.somebody;
  const day = facts ? dateFormat(common.dates, 'dayOfYear').format(new Date(facts.invitedAt)) : '';
  const title = networkTitle(network);
  const from = [title === filename ? '' : filename, sharedBy === who ? '' : sharedBy].filter(Boolean);

  useEffect(() => {
    if (returned) heading.current?.focus({ preventScroll: true });
  }, [returned]);

  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Text variant="hint">{text.title(day)}</Text>
        <AskedBy who={who} network={title} message={facts?.message} titleId={titleId} heading={heading} />
        {from.length > 0 ? <Text variant="hint">{from.join(' · ')}</Text> : null}
      </div>
      {facts ? <InvitationFacts facts={facts} who={who} now={now} isStudy={study !== undefined} /> : null}
      {error ? <Problem>{error}</Problem> : null}
      {study?.link ? (
        <Acts>
          <Button variant="primary" asChild>
            <Link to={paths.studyInvitation.hrefAsked(study.link)} aria-label={text.aboutStudyOf(name)}>
              {text.aboutStudy}
            </Link>
          </Button>
        </Acts>
      ) : (
        <Acts>
          <Button
            variant="primary"
            busy={busy}
            aria-label={manage.acceptInvitation(name)}
            onClick={() => onAnswer('accept')}
          >
            {text.accept}
          </Button>
          <Button
            variant="text"
            busy={busy}
            aria-label={manage.declineInvitation(name)}
            onClick={() => onAnswer('decline')}
          >
            {text.decline}
          </Button>
          <Text variant="hint">{text.freedom}</Text>
        </Acts>
      )}
    </Root>
  );
}
