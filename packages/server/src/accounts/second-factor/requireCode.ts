import { withTransaction } from '../../database/withTransaction.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { tooMany } from '../../platform/limits/attempts.js';
import { countGuess, forgetGuesses } from '../../platform/limits/guesses.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { spendRecoveryCode } from './recoveryCodes.js';
import { findFactor, spendStep } from './secondFactors.js';
import { stepOf } from './totp.js';

/**
 * Asks for the second factor of an account whose password was right, where it has one. Each code counts once, and so many
 * wrong ones make it wait.
 * @throws ApiError code_needed, wrong_code, too_many_requests
 */
export async function requireCode(
  userId: string,
  code: string | undefined,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<void> {
  const factor = await findFactor(database, userId);
  if (!factor) return;
  if (code === undefined) throw new ApiError('code_needed');

  const at = clock.now();
  const counting = { secret: config.secret, at };
  const attempt = { limit: limits.codeByAccount, subject: userId };
  const { allowed, until } = await countGuess(database, attempt, counting);
  if (!allowed) throw tooMany(until, at);
  const step = stepOf(code, factor.sealed, counting);
  if (step !== undefined && (await spendStep(database, userId, step)))
    return forgetGuesses(database, attempt, counting);
  const recovered = await withTransaction(database, async (transaction) => {
    const spent = await spendRecoveryCode(transaction, { userId, code, at });
    await audit(transaction, { type: spent ? 'recovery_code_used' : 'sign_in_failed', at, userId });
    return spent;
  });
  if (!recovered) throw new ApiError('wrong_code');
  await forgetGuesses(database, attempt, counting);
}
