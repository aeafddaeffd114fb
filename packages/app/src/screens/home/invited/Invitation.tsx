import type { NetworkListEntry } from '@credence/api-client';
import { Alert, Button, Text } from '@credence/ui';
import { useId } from 'react';
import { NameAtEnd } from '../../../layout/NameAtEnd.js';
import { networkTitle } from '../../../networks/networkNames.js';
import { dateFormat } from '../../../text/dateFormat.js';
import type { Text as Catalogue } from '../../../text/english.js';
import { useText } from '../../../text/useText.js';
import { Acts, Asks, Facts, Root } from './Invitation.styles.js';

interface InvitationProps {
  network: NetworkListEntry;
  /** What tells it apart from the other invitations. */
  name: string;
  /** True while it is being answered. */
  busy: boolean;
  /** Why it could not be answered. */
  error: string | undefined;
  onAnswer: (answer: 'accept' | 'decline') => void;
}

/** One invitation: who asks for what, how much it is, and Accept and Decline. */
export function Invitation({ network, name, busy, error, onAnswer }: InvitationProps) {
  const { invitation: text, manage, common } = useText();
  const titleId = useId();
  const { filename, sharedBy = '', invitation: facts } = network;
  const who = facts?.from || sharedBy || text.somebody;
  const [before, after] = text.asks(who);
  const day = facts ? dateFormat(common.locale, 'dayOfYear').format(new Date(facts.invitedAt)) : '';
  const title = networkTitle(network);
  const from = [title === filename ? '' : filename, sharedBy === who ? '' : sharedBy].filter(Boolean);

  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Text variant="hint">{text.title(day)}</Text>
        <Asks id={titleId}>
          {before}
          <NameAtEnd name={title} end={after} />
        </Asks>
        {from.length > 0 ? <Text variant="hint">{from.join(' · ')}</Text> : null}
      </div>
      {facts ? <InvitationFacts facts={facts} who={who} /> : null}
      {error ? <Alert>{error}</Alert> : null}
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
    </Root>
  );
}

type KnownFacts = NonNullable<NetworkListEntry['invitation']>;

function InvitationFacts({ facts, who }: { facts: KnownFacts; who: string }) {
  const { invitation: text, common } = useText();
  const { nodes, questions, minutes, sharedWith } = facts;
  const count = questions.toLocaleString(common.locale);
  const open = questions === 0 ? text.nothingOpen : text.questions(count, questions === 1);
  return (
    <Facts>
      <div>
        <dt>{text.part}</dt>
        <dd>
          {text.partText(nodes, open)}
          <span>{text.partHint}</span>
        </dd>
      </div>
      {minutes > 0 ? (
        <div>
          <dt>{text.time}</dt>
          <dd>
            {timeOf(minutes, text, common.locale)}
            <span>{text.timeHint}</span>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{text.seen}</dt>
        <dd>
          {text.seenBy(who, sharedWith)}
          <span>{text.seenHint}</span>
        </dd>
      </div>
    </Facts>
  );
}

/** Minutes from which a time is given in hours. */
const LONG = 120;

function timeOf(minutes: number, text: Catalogue['invitation'], locale: string): string {
  return minutes < LONG
    ? text.minutes(minutes.toLocaleString(locale), minutes === 1)
    : text.hours(Math.round(minutes / 60).toLocaleString(locale));
}
