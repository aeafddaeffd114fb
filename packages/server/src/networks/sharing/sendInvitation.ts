import { randomUUID } from 'node:crypto';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import type { NetworkRow } from '../networks.js';
import { type InvitationWords, insertInvitationWords } from './invitations.js';
import { mailInvitation } from './mailInvitation.js';
import { findMember, insertInvitation } from './members.js';
import { insertWaiting } from './waitingInvitations.js';

interface NewInvitation {
  readonly network: NetworkRow;
  readonly inviter: UserRow;
  /** As entered by the inviter. */
  readonly address: string;
  /** Where the mail goes, if not to the address as it was entered. */
  readonly mailTo?: string;
  /** The account that can sign in with the address, if there is one. */
  readonly account: UserRow | undefined;
  readonly words: InvitationWords;
  /** The language of a mail to an address without an account. */
  readonly locale: string;
}

/**
 * Invites an address and mails it the personal link. Without an account the invitation waits for one; nothing that the
 * inviter reads tells which. Call it with the network locked.
 */
export async function sendInvitation(
  transaction: Transaction,
  { network, inviter, address, mailTo = address, account, words, locale }: NewInvitation,
  services: Services,
): Promise<void> {
  const at = services.clock.now();
  const id = randomUUID();
  const networkId = network.id;
  // Whoever was invited by an earlier address of theirs has one invitation; the other waits until that is answered.
  if (account && !(await findMember(transaction, networkId, account.id))) {
    await insertInvitation(transaction, { networkId, id, userId: account.id, invitedBy: inviter.id, at });
  } else {
    await insertWaiting(transaction, { networkId, id, invitedBy: inviter.id, address, createdAt: at });
  }
  const secret = await insertInvitationWords(transaction, { networkId, id, address, createdAt: at, ...words });
  await recordEvent(transaction, {
    type: 'collaborator_invited',
    at,
    actor: inviter,
    networkId,
    metadata: { invitation: id },
  });
  const to = { username: mailTo, locale: account ? account.locale : locale, hasAccount: account !== undefined };
  await mailInvitation(transaction, { network, inviter, to, words, link: { id, secret } }, services);
}
