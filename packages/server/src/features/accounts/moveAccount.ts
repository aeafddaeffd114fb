import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events } from '../../database/schema/index.js';
import { lockAddress } from '../../ground/accounts/lockAddress.js';
import { endSessions } from '../../ground/accounts/sessions.js';
import { normaliseUsername } from '../../ground/accounts/username.js';
import { lockAccount, updateUser, type UserRow } from '../../ground/accounts/users.js';
import { recordEvent } from '../../ground/events/events.js';
import { handOverWaiting } from '../../ground/networks/waitingInvitations.js';
import { audit } from '../../platform/audit/audit.js';
import type { Services } from '../../platform/services.js';
import { endAddressChange } from './addressChanges.js';
import { endLinks } from '../../ground/accounts/links.js';
import { removeUnproved } from './removeUnproved.js';
import { sendAddressChanged } from './sendAddressMail.js';

/**
 * Gives a locked account the address that both mails agreed to: all sessions end, and it gets the invitations that
 * waited for the address. What the person did goes by the new address too, so that nobody works under two.
 * @returns false if the address got an account meanwhile; then nothing is changed
 */
export async function moveAccount(
  transaction: Transaction,
  { user, address, at }: { user: UserRow; address: string; at: Date },
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<boolean> {
  await lockAddress(transaction, address);
  const owner = await lockAccount(transaction, address);
  if (owner?.activatedAt || owner?.deletedAt) return false;
  if (owner) await removeUnproved(transaction, owner.id);
  const moved = { ...user, username: address, usernameKey: normaliseUsername(address) };
  const { username, usernameKey } = moved;
  await updateUser(transaction, user.id, { username, usernameKey });
  // What is known under no name stays so.
  await transaction
    .update(events)
    .set({ username })
    .where(and(eq(events.actorId, user.id), isNotNull(events.username)));
  await endAddressChange(transaction, user.id);
  await endLinks(transaction, user.id, ['password']);
  await endSessions(transaction, user.id, { allBut: undefined }, at);
  await handOverWaiting(transaction, moved);
  await recordEvent(transaction, { type: 'address_changed', at, actor: moved });
  await sendAddressChanged(transaction, { user, address }, services);
  await audit(transaction, { type: 'address_changed', at, userId: user.id });
  return true;
}
