import { ShareDialog } from '@credence/ui';
import { useState } from 'react';
import { useNotice } from '../../../layout/useNotice.js';
import { EmailInvitations } from './EmailInvitations.js';
import { HandOver } from './HandOver.js';
import { useEmailInvitations } from './useEmailInvitations.js';
import { useInvitation } from './useInvitation.js';
import { usePeople } from './usePeople.js';
import { useRemoval } from './useRemoval.js';
import { useTyped } from './useTyped.js';

export interface NetworkShareProps {
  /** A network the user owns. */
  network: { readonly networkId: string; readonly name: string };
  /** Called when the dialog is to be closed. */
  onClose: () => void;
}

/** The dialog in which an owner sees, invites and removes collaborators. It is open while it is rendered. */
export function NetworkShare({ network: { networkId, name }, onClose }: NetworkShareProps) {
  const [notice, setNotice] = useState<string>();
  const [typed, type] = useTyped(`share/${networkId}`);
  const list = usePeople(networkId);
  const invitation = useInvitation(networkId, list, setNotice);
  const removal = useRemoval(networkId, list, setNotice);
  const mail = useEmailInvitations(networkId, list, setNotice);
  const notify = useNotice();
  const [handOverFailure, setHandOverFailure] = useState<string>();

  return (
    <ShareDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        // Closing the dialog discards the input.
        type('');
        onClose();
      }}
      networkName={name}
      collaborators={list.people}
      loading={list.loading}
      error={list.error}
      onRetry={list.reload}
      username={typed}
      onUsernameChange={type}
      onInvite={(username) => void invitation.invite(username)}
      inviting={invitation.inviting}
      inviteError={invitation.error}
      otherWay={list.byEmail ? <EmailInvitations {...mail} missed={invitation.missed} /> : undefined}
      actionOf={(person) =>
        person.status === 'accepted' ? (
          <HandOver
            network={{ networkId, name }}
            person={person}
            onDone={(text) => {
              notify({ tone: 'success', text });
              onClose();
            }}
            onFailed={setHandOverFailure}
            onOutdated={list.reload}
          />
        ) : null
      }
      onRemove={removal.remove}
      removing={removal.removing}
      removeError={removal.error ?? handOverFailure}
      notice={notice}
    />
  );
}
