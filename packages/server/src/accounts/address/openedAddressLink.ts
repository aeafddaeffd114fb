import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { findLinkBySecret } from '../links/links.js';
import type { UserRow } from '../users.js';
import { type AddressChangeRow, type AddressSide, findAddressChange } from './addressChanges.js';

/** A link about another address that somebody opened; the account is locked. */
export interface OpenedAddressLink {
  user: UserRow;
  side: AddressSide;
  change: AddressChangeRow;
  at: Date;
}

const sides = { new_address: 'new', present_address: 'present' } as const;

/**
 * Does something with a change of address through the link of either mail, within the limits for wrong secrets.
 * Undefined if there is no such link, or no change for it.
 * @throws ApiError too_many_requests
 */
export async function withAddressLink<Result>(
  { secret, address }: { secret: string; address: string },
  services: Services,
  work: (transaction: Transaction, opened: OpenedAddressLink) => Promise<Result>,
): Promise<Result | undefined> {
  const { database, clock, config } = services;
  const at = clock.now();
  const attempt = { limit: addressLimits(config.peoplePerAddress).wrongLinks, subject: address };
  const counting = { secret: config.secret, at };
  await allowAttempts(database, [attempt], counting);
  const done = await withTransaction(database, async (transaction) => {
    const link = await findLinkBySecret(transaction, secret, at);
    if (link?.purpose !== 'new_address' && link?.purpose !== 'present_address') return undefined;
    const [user] = await transaction.select().from(users).where(eq(users.id, link.userId)).for('no key update');
    if (!user || user.deletedAt) return undefined;
    // Read again: whoever held the lock may have ended the change and its links.
    if (!(await findLinkBySecret(transaction, secret, at))) return undefined;
    const change = await findAddressChange(transaction, user.id, at);
    return change && { result: await work(transaction, { user, side: sides[link.purpose], change, at }) };
  });
  if (!done) return undefined;
  await forgetAttempt(database, attempt, counting);
  return done.result;
}
