import { eq } from 'drizzle-orm';
import { openSession } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import { Reply } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';

interface Entry {
  readonly userId: string;
  readonly networkId: string;
  readonly request: { readonly userAgent: string | undefined; readonly browser: string | undefined };
  readonly at: Date;
}

/** Begins a session for a study with an expert who has its link. @throws ApiError account_deleted */
export async function enterByLink(
  transaction: Transaction,
  { userId, networkId, request, at }: Entry,
  config: Services['config'],
) {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  if (!user?.activatedAt || user.deletedAt) throw new ApiError('account_deleted');
  const { token, cookies } = await openSession(transaction, { user, request, at, studyId: networkId }, config);
  return new Reply({ networkId, token, username: user.username }, cookies);
}
