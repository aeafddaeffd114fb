import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { links, registrations } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { findNewestRegistration, type RegistrationRow } from '../registrations.js';
import { updateUser, type UserRow } from '../users.js';
import { registeredIn } from './activate.js';
import { alreadyConfirmed, isDone, withOpenedLink } from './openedLink.js';
import { removeUnproved } from './removeUnproved.js';

/** Removes a registration that the owner of the address did not make. Others of the address stay. */
export const rejectRegistration: Operation<'rejectRegistration'> = async ({ body, request }, services) => {
  const message = await withOpenedLink(
    { sent: body, address: request.address },
    services,
    async (transaction, link) => {
      if (isDone(link) || link.link.purpose !== 'activation') return alreadyConfirmed;
      await (link.registration ? removeLater(transaction, link.registration) : removeFirst(transaction, link.user));
      await audit(transaction, { type: 'registration_rejected', at: link.at, userId: link.user.id });
      return 'The registration was removed. Nobody can use this address.';
    },
  );
  return { message };
};

async function removeLater(transaction: Transaction, { id }: Pick<RegistrationRow, 'id'>): Promise<void> {
  await transaction.delete(links).where(eq(links.registrationId, id));
  await transaction.delete(registrations).where(eq(registrations.id, id));
}

/** The newest of the others takes its place; without any, nothing is left that one could sign in to. */
async function removeFirst(transaction: Transaction, user: UserRow): Promise<void> {
  await transaction.delete(links).where(and(eq(links.userId, user.id), isNull(links.registrationId)));
  const next = await findNewestRegistration(transaction, user.id);
  if (next) {
    await updateUser(transaction, user.id, registeredIn(next));
    await transaction.update(links).set({ registrationId: null }).where(eq(links.registrationId, next.id));
    await transaction.delete(registrations).where(eq(registrations.id, next.id));
    return;
  }
  await removeUnproved(transaction, user.id);
}
