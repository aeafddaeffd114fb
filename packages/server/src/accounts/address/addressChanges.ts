import { and, eq, gt } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { addressChanges } from '../../database/schema/index.js';
import { endLinks, linkLife } from '../links/links.js';

export type AddressChangeRow = typeof addressChanges.$inferSelect;

/** One of the two addresses that have to agree. */
export type AddressSide = 'present' | 'new';

/** The person's change of address that is under way. */
export async function findAddressChange(
  reader: Reader,
  userId: string,
  at: Date,
): Promise<AddressChangeRow | undefined> {
  const [row] = await reader
    .select()
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, userId), gt(addressChanges.expiresAt, at)));
  return row;
}

/** Begins a change of address in place of an earlier one, whose links end. Call it with the account locked. */
export async function beginAddressChange(
  transaction: Transaction,
  { userId, address, at }: { userId: string; address: string; at: Date },
): Promise<void> {
  await endAddressChange(transaction, userId);
  const expiresAt = new Date(at.getTime() + linkLife.new_address);
  await transaction.insert(addressChanges).values({ userId, address, createdAt: at, expiresAt });
}

/** Notes that one of the addresses agreed. */
export async function agreeTo(
  transaction: Transaction,
  { userId, side, at }: { userId: string; side: AddressSide; at: Date },
): Promise<void> {
  await transaction
    .update(addressChanges)
    .set(side === 'new' ? { newAgreedAt: at } : { presentAgreedAt: at })
    .where(eq(addressChanges.userId, userId));
}

/** Ends the change and its links. False if none was there. */
export async function endAddressChange(transaction: Transaction, userId: string): Promise<boolean> {
  await endLinks(transaction, userId, ['present_address', 'new_address']);
  const ended = await transaction
    .delete(addressChanges)
    .where(eq(addressChanges.userId, userId))
    .returning({ userId: addressChanges.userId });
  return ended.length > 0;
}

/** Which of the addresses agreed already. */
export const agreedSides = ({ presentAgreedAt, newAgreedAt }: AddressChangeRow): AddressSide[] => [
  ...(presentAgreedAt ? (['present'] as const) : []),
  ...(newAgreedAt ? (['new'] as const) : []),
];
