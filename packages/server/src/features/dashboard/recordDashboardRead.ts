import { withTransaction } from '../../database/withTransaction.js';
import { audit } from '../../platform/audit/audit.js';
import { attemptAllowed, countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';

/** Records that an administrator viewed other people's activity, once per sitting however often the page is fetched. */
export async function recordDashboardRead(
  userId: string,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<void> {
  const at = clock.now();
  const attempt = { limit: limits.notedDashboards, subject: userId };
  const counting = { secret: config.secret, at };
  if (!(await attemptAllowed(database, attempt, counting)).allowed) return;
  await withTransaction(database, async (transaction) => {
    if ((await countAttempt(transaction, attempt, counting)).allowed)
      await audit(transaction, { type: 'dashboard_read', at, userId });
  });
}
