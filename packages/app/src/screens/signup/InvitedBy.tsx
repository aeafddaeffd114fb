import type { components } from '@credence/api-client';
import { Text } from '@credence/ui';
import { useId, useState } from 'react';
import { AskedBy } from '../../features/invited/AskedBy.js';
import { networkTitle } from '../../features/networks/networkNames.js';
import { byDueDay } from '../../ground/text/dueDay.js';
import { useText } from '../../ground/text/useText.js';
import { Root } from './InvitedBy.styles.js';

/** An invitation, read by its personal link. */
export type OpenedInvitation = components['schemas']['OpenedInvitation'];

/** Who asks for what and why, above the form with which an invited person signs up. */
export function InvitedBy({ invitation: opened }: { invitation: OpenedInvitation }) {
  const { invitation: text, common } = useText();
  const titleId = useId();
  const [now] = useState(() => new Date());
  const { from, message, minutes, dueOn } = opened.invitation;
  const facts = [minutes > 0 ? text.lasts(minutes) : '', byDueDay(dueOn, now, common)].filter(Boolean);
  return (
    <Root aria-labelledby={titleId}>
      <AskedBy
        who={from || opened.sharedBy || text.somebody}
        network={networkTitle(opened)}
        message={message}
        titleId={titleId}
        isNarrow
      />
      {facts.length > 0 ? <Text variant="hint">{facts.join(' · ')}</Text> : null}
    </Root>
  );
}
