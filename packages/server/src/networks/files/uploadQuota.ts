import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { events, networks } from '../../database/schema/index.js';
import type { Config } from '../../platform/config/config.js';
import { ApiError } from '../../platform/errors.js';

const HOUR = 3_600_000;

/** How much each person may have and upload an hour, unless their account says otherwise. */
type Quotas = Config['quotas'];

/**
 * Checks whether a person may upload this many more bytes. Lock the user first, so that concurrent uploads are counted.
 * @throws ApiError too_many_requests, quota_exceeded
 */
export async function requireQuota(
  transaction: Transaction,
  { user, size, quotas, at }: { user: UserRow; size: number; quotas: Quotas; at: Date },
): Promise<void> {
  const [recent] = await transaction
    .select({ uploads: count() })
    .from(events)
    .where(
      and(
        eq(events.actorId, user.id),
        eq(events.type, 'network_uploaded'),
        gte(events.at, new Date(at.getTime() - HOUR)),
      ),
    );
  const limit = user.quotaUploads ?? quotas.uploads;
  if ((recent?.uploads ?? 0) >= limit) throw new ApiError('too_many_requests', { reason: 'uploads', limit });
  await requireRoom(transaction, { user, size, quotas });
}

/** Checks the room for one more network of this many bytes. Lock the user first. @throws ApiError quota_exceeded */
export async function requireRoom(
  transaction: Transaction,
  { user, size, quotas }: { user: UserRow; size: number; quotas: Quotas },
): Promise<void> {
  const [usage] = await transaction
    .select({ networks: count(), bytes: sql<string>`coalesce(sum(${networks.size}), 0)` })
    .from(networks)
    .where(and(eq(networks.ownerId, user.id), isNull(networks.deletedAt)));
  const full =
    (usage?.networks ?? 0) >= (user.quotaNetworks ?? quotas.networks) ||
    Number(usage?.bytes ?? 0) + size > (user.quotaBytes ?? quotas.bytes);
  if (full) throw new ApiError('quota_exceeded');
}
