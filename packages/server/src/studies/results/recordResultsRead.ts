import { withTransaction } from '../../database/withTransaction.js';
import { audit } from '../../platform/audit/audit.js';
import { attemptAllowed, countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import type { OpenedResults } from './requireOpened.js';

/**
 * Records that whoever runs a study read what its experts said: once per sitting, round and person, however often the
 * pages of the results are fetched. That an expert looked at the pool is recorded nowhere: it would outlast the study's
 * last trace of who took part.
 */
export async function recordResultsRead(
  { network, round, mayRun }: Pick<OpenedResults, 'network' | 'round' | 'mayRun'>,
  user: { readonly id: string },
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<void> {
  if (!mayRun) return;
  const at = clock.now();
  const attempt = { limit: limits.notedResults, subject: `${user.id} ${network.id} ${round}` };
  const counting = { secret: config.secret, at };
  if (!(await attemptAllowed(database, attempt, counting)).allowed) return;
  await withTransaction(database, async (transaction) => {
    if ((await countAttempt(transaction, attempt, counting)).allowed)
      await audit(transaction, {
        type: 'results_read',
        at,
        userId: user.id,
        metadata: { network: network.id, round },
      });
  });
}
