import type { components } from '@credence/api-client';
import { Text } from '@credence/ui';
import { dateFormat } from '../../text/dateFormat.js';
import { useText } from '../../text/useText.js';
import { Asks, Root, Words } from './InvitedBy.styles.js';

/** An invitation, read by its personal link. */
export type OpenedInvitation = components['schemas']['OpenedInvitation'];

/** Who asks for what and why, above the form with which an invited person signs up. */
export function InvitedBy({ invitation: opened }: { invitation: OpenedInvitation }) {
  const { invitation: text, signup, common } = useText();
  const { from, message, minutes, dueOn } = opened.invitation;
  const [before, after] = text.asks(from || opened.sharedBy || text.somebody);
  const due = dueOn ? dateFormat(common.locale, 'dayOfYear').format(new Date(`${dueOn}T12:00:00`)) : '';
  const facts = [
    minutes > 0 ? text.minutes(minutes.toLocaleString(common.locale), minutes === 1) : '',
    due ? signup.dueBy(due) : '',
  ].filter(Boolean);
  return (
    <Root>
      <Asks>
        {before}
        <b>{opened.networkName || opened.filename}</b>
        {after}
      </Asks>
      {message ? <Words>{signup.quoted(message)}</Words> : null}
      {facts.length > 0 ? <Text variant="hint">{facts.join(' · ')}</Text> : null}
    </Root>
  );
}
