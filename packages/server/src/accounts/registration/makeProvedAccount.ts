import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { lockAddress } from '../lockAddress.js';
import { normaliseUsername } from '../username.js';
import { insertUser, lockAccount, type UserRow } from '../users.js';
import { activate } from './activate.js';

/** An account for an address that its owner proved by a mailed link. */
interface ProvedAccount {
  readonly username: string;
  /** Password and profile of whoever has the link. */
  readonly owned: Partial<UserRow> & { passwordHash: string };
  readonly at: Date;
}

/**
 * Makes an account that is active at once, because a mailed link proved its address. Whoever registered the address
 * before gets in no more.
 * @throws ApiError account_exists, account_deleted
 */
export async function makeProvedAccount(
  transaction: Transaction,
  { username, owned, at }: ProvedAccount,
  services: Pick<Services, 'invitations'>,
): Promise<UserRow> {
  await lockAddress(transaction, username);
  const made = await insertUser(transaction, {
    ...owned,
    id: randomUUID(),
    username,
    usernameKey: normaliseUsername(username),
    createdAt: at,
  });
  const user = await lockAccount(transaction, username);
  if (!user || user.deletedAt) throw new ApiError('account_deleted');
  if (user.activatedAt) throw new ApiError('account_exists');
  if (made) {
    await recordEvent(transaction, { type: 'account_created', at, actor: made });
    await audit(transaction, { type: 'account_created', at, userId: made.id });
  }
  await activate(transaction, { user, registration: undefined, owned, at }, services);
  return user;
}
