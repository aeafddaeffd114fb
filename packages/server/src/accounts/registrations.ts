import { desc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.js';
import { registrations } from '../database/schema/index.js';

export type RegistrationRow = typeof registrations.$inferSelect;
export type NewRegistration = typeof registrations.$inferInsert;

/**
 * Stores a repeated registration of an address. Call it with the account locked, while the account is not activated
 * yet.
 */
export async function insertRegistration(transaction: Transaction, registration: NewRegistration): Promise<void> {
  await transaction.insert(registrations).values(registration);
}

export async function findRegistration(reader: Reader, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await reader.select().from(registrations).where(eq(registrations.id, id));
  return row;
}

/** The latest registration after an account's first. */
export async function findNewestRegistration(reader: Reader, userId: string): Promise<RegistrationRow | undefined> {
  const [row] = await reader
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row;
}

export async function deleteRegistrations(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(registrations).where(eq(registrations.userId, userId));
}
