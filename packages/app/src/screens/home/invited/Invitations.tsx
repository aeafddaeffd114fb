import type { NetworkListEntry } from '@credence/api-client';
import { useState } from 'react';
import { networkNames, networkTitle } from '../../../features/networks/networkNames.js';
import { Alerts } from '../HomeScreen.styles.js';
import { AcceptedAlert } from './AcceptedAlert.js';
import { DeclinedBand } from './DeclinedBand.js';
import { withKeptInvitations } from './keptInvitations.js';
import { Invitation } from './Invitation.js';
import { useAnswering } from './useAnswering.js';

interface InvitationsProps {
  invitations: readonly NetworkListEntry[];
  /** @default the current time */
  now: Date | undefined;
  /** Loads the lists again. */
  onAnswered: () => void;
}

/** The invitations that wait for the user, and what became of those just answered. */
export function Invitations({ invitations, now: given, onAnswered }: InvitationsProps) {
  const [now] = useState(() => given ?? new Date());
  const { busy, errors, accepted, declined, accept, decline, undo } = useAnswering(onAnswered);
  const isIn = (list: readonly { readonly network: NetworkListEntry }[], { networkId }: NetworkListEntry) =>
    list.some(({ network }) => network.networkId === networkId);
  const past = declined.filter(({ undoneAt }) => !undoneAt);
  // Until the lists are loaded again, they are those of before.
  const back = declined.filter(({ undoneAt }) => undoneAt === invitations);
  const kept = [...past, ...back];
  const waiting = invitations.filter((network) => !isIn(accepted, network) && !isIn(kept, network));
  const shown = withKeptInvitations(waiting, kept);
  const names = networkNames(shown);

  return (
    <>
      <Alerts>
        {accepted.map((one) => (
          <AcceptedAlert key={one.network.networkId} {...one} />
        ))}
      </Alerts>
      {shown.map((network, at) => {
        const { networkId } = network;
        const state = {
          network,
          busy: busy.has(networkId),
          error: errors[networkId],
          name: names.get(networkId) ?? networkTitle(network),
        };
        return isIn(past, network) ? (
          <DeclinedBand key={networkId} {...state} onUndo={() => void undo(network, at, invitations)} />
        ) : (
          <Invitation
            key={networkId}
            {...state}
            now={now}
            returned={isIn(declined, network)}
            onAnswer={(answer) => void (answer === 'accept' ? accept(network) : decline(network, at))}
          />
        );
      })}
    </>
  );
}
