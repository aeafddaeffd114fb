import { ShareDialog } from '@credence/ui';
import { useState } from 'react';
import { useNotice } from '../layout/useNotice.js';
import { HandOver } from './HandOver.js';
import { InvitationDetails } from './InvitationDetails.js';
import type { InvitationWords } from './invitationWords.js';
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
  const [message, write] = useTyped(`share/${networkId}/message`);
  const [asked, setAsked] = useState<Omit<InvitationWords, 'message'>>({ dueOn: '', nodes: undefined });
  const list = usePeople(networkId);
  const invitation = useInvitation(networkId, list, setNotice);
  const removal = useRemoval(networkId, list, setNotice);
  const words = { ...asked, message };
  const notify = useNotice();
  const [handOverFailure, setHandOverFailure] = useState<string>();

  const invite = async (entry: string) => {
    const left = await invitation.invite(entry, words);
    if (left && left.length > 0) type(left.join(', '));
  };
  return (
    <ShareDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        // Closing the dialog discards the input.
        type('');
        write('');
        onClose();
      }}
      networkName={name}
      collaborators={list.people}
      loading={list.loading}
      error={list.error}
      onRetry={list.reload}
      username={typed}
      onUsernameChange={type}
      onInvite={(entry) => void invite(entry)}
      inviting={invitation.inviting}
      inviteError={invitation.error}
      details={
        list.byEmail ? (
          <InvitationDetails
            networkId={networkId}
            words={words}
            onWordsChange={({ message: next, ...change }) => {
              if (next !== undefined) write(next);
              if (Object.keys(change).length > 0) setAsked({ ...asked, ...change });
            }}
          />
        ) : undefined
      }
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
