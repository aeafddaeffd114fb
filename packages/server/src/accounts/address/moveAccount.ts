import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events } from '../../database/schema/index.js';
import { audit } from '../../platform/audit/audit.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { endLinks } from '../links/links.js';
import { lockAddress } from '../lockAddress.js';
import { removeUnproved } from '../registration/removeUnproved.js';
import { endSessions } from '../sessions/sessions.js';
import { normaliseUsername } from '../username.js';
import { lockAccount, updateUser, type UserRow } from '../users.js';
import { endAddressChange } from './addressChanges.js';
import { sendAddressChanged } from './sendAddressMail.js';

/**
 * Gives a locked account the address that both mails agreed to: all sessions end, and it gets the invitations that
 * waited for the address. What the person did goes by the new address too, so that nobody works under two.
 * @returns false if the address got an account meanwhile; then nothing is changed
 */
export async function moveAccount(
  transaction: Transaction,
  { user, address, at }: { user: UserRow; address: string; at: Date },
  services: Pick<Services, 'clock' | 'config' | 'site' | 'invitations'>,
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
  await services.invitations.handOver(transaction, moved);
  await recordEvent(transaction, { type: 'address_changed', at, actor: moved });
  await sendAddressChanged(transaction, { user, address }, services);
  await audit(transaction, { type: 'address_changed', at, userId: user.id });
  return true;
}
