import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events, links, users } from '../../database/schema/index.js';
import { formerUser } from '../formerUser.js';
import { deleteRegistrations } from '../registrations.js';

/** Removes a locked account that was never activated, with all registrations of its address. */
export async function removeUnproved(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(links).where(eq(links.userId, userId));
  await deleteRegistrations(transaction, userId);
  await transaction.update(events).set({ username: formerUser }).where(eq(events.actorId, userId));
  await transaction.delete(users).where(eq(users.id, userId));
}
