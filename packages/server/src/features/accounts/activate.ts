import type { Transaction } from '../../database/database.js';
import { spendLinks } from './links.js';
import { deleteRegistrations, type RegistrationRow } from '../../ground/accounts/registrations.js';
import { handOverWaiting } from '../../ground/networks/waitingInvitations.js';
import { updateUser, type UserRow } from '../../ground/accounts/users.js';

/**
 * Activates a locked account, as first registered or as in `registration`. Ends the other registrations of its address
 * and their links,
 * and hands over the invitations that waited for it.
 */
export async function activate(
  transaction: Transaction,
  { user, registration, at }: { user: UserRow; registration: RegistrationRow | undefined; at: Date },
): Promise<void> {
  await updateUser(transaction, user.id, { ...(registration && registeredIn(registration)), activatedAt: at });
  await spendLinks(transaction, { userId: user.id, purpose: 'activation', at });
  await deleteRegistrations(transaction, user.id);
  await handOverWaiting(transaction, user);
}

function registeredIn({ id: _id, userId: _user, createdAt: _at, ...registered }: RegistrationRow) {
  return registered;
}
