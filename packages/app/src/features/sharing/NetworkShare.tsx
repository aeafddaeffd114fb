import type { Text } from '@credence/text';
import { ShareDialog } from '@credence/ui/screens';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import { HandOver } from './HandOver.js';
import { InvitationDetails } from './InvitationDetails.js';
import { stateOfMails } from './people.js';
import { type Invited, useInvitation } from './useInvitation.js';
import { type People, usePeople } from './usePeople.js';
import { useRemoval } from './useRemoval.js';
import { useTyped } from './useTyped.js';
import { useWords } from './useWords.js';

export interface NetworkShareProps {
  /** A network the user owns. */
  network: { readonly networkId: string; readonly name: string };
  /** Called when the dialog is to be closed. */
  onClose: () => void;
}

/** The dialog in which an owner sees, invites and removes collaborators. It is open while it is rendered. */
export function NetworkShare({ network: { networkId, name }, onClose }: NetworkShareProps) {
  const [typed, type] = useTyped(networkId);
  const { words, change, said } = useWords(networkId);
  const list = usePeople(networkId);
  const notice = useShareNotice(list.people);
  const invitation = useInvitation(networkId, list, notice.showInvited);
  const removal = useRemoval(networkId, list, notice.showText);
  const notify = useNotice();
  const [handOverFailure, setHandOverFailure] = useState<string>();

  const invite = useInvite(invitation, { typed, type, words, said });

  return (
    <ShareDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        // Closing the dialog discards the address. What was written stays until it is said.
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
      onInvite={(entry) => void invite(entry)}
      inviting={invitation.inviting}
      inviteError={invitation.error}
      details={
        list.byEmail ? <InvitationDetails networkId={networkId} words={words} onWordsChange={change} /> : undefined
      }
      renderAction={(person) =>
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
      onRemove={(person) => {
        setHandOverFailure(undefined);
        removal.remove(person);
      }}
      removing={removal.removing}
      removeError={handOverFailure ?? removal.error}
      notice={notice.text}
    />
  );
}

interface Fields {
  typed: string;
  type: (entry: string) => void;
  words: Parameters<ReturnType<typeof useInvitation>['invite']>[1];
  said: () => void;
}

/** Invites those who are named, and leaves in the field who could not be invited. */
function useInvite(invitation: ReturnType<typeof useInvitation>, { typed, type, words, said }: Fields) {
  const field = useRef(typed);
  useEffect(() => {
    field.current = typed;
  });

  return async (entry: string) => {
    const left = await invitation.invite(entry, words);
    if (!left) return;
    said();
    // Unless the next address is being typed already; those that are left are named anyway.
    if (left.length > 0 && field.current.trim() === entry) type(left.join(', '));
  };
}

/** What was done last in the dialog. */
function useShareNotice(people: People['people']) {
  const { share } = useText();
  const [notice, setNotice] = useState<string>();
  const [invited, setInvited] = useState<Invited>();

  return {
    text: invited ? saidOf(invited, people, share) : notice,
    showInvited: (to: Invited | undefined) => {
      setInvited(to);
      setNotice(undefined);
    },
    showText: (text: string | undefined) => {
      setInvited(undefined);
      setNotice(text);
    },
  };
}

/** That the invitation was sent once it was; what the list says of an e-mail that was refused stands there alone. */
function saidOf({ emails, mailsWait }: Invited, people: People['people'], share: Text['share']): string | undefined {
  const state = stateOfMails(emails, people);
  if (state === 'refused') return undefined;
  const say = state === 'sent' ? share.sent : mailsWait ? share.mailsWait : share.invited;
  return say(emails.length, emails[0]!);
}
