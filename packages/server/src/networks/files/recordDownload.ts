import type { EventMetadata } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { audit } from '../../platform/audit/audit.js';
import type { AuditType } from '../../platform/audit/auditTypes.js';
import { recordEvent } from '../../platform/events/events.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';

export interface RecordedDownload {
  readonly as: Extract<AuditType, 'network_exported' | 'results_exported'>;
  readonly user: { id: string; username: string };
  readonly networkId: string;
  /** The form of the file. */
  readonly format: string;
  /** Whose numbers the file has, where they are not those that all members share: an expert's code, a pool, or `panel`. */
  readonly of?: string;
}

/**
 * Records a file that leaves the server, before it does: each in the audit log, and so many a minute among the
 * activities, where endless ones would bury the others.
 */
export async function recordDownload(
  { as, user, networkId, format, of }: RecordedDownload,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<void> {
  const at = clock.now();
  const whose: EventMetadata = of === undefined ? {} : { of };
  const attempt = { limit: limits.notedDownloads, subject: user.id };
  const { allowed } = await countAttempt(database, attempt, { secret: config.secret, at });
  await withTransaction(database, async (transaction) => {
    if (allowed)
      await recordEvent(transaction, {
        type: 'network_downloaded',
        at,
        actor: user,
        networkId,
        ...(of === undefined ? {} : { metadata: { of, format } }),
      });
    await audit(transaction, { type: as, at, userId: user.id, metadata: { network: networkId, format, ...whose } });
  });
}
