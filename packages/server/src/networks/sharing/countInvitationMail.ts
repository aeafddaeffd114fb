import { normaliseUsername } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';

/** Whether another invitation may be mailed to the address, from whomever, and else when. */
export function countInvitationMail(
  transaction: Transaction,
  address: string,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
) {
  const attempt = { limit: limits.invitationMailByAccount, subject: normaliseUsername(address) };
  return countAttempt(transaction, attempt, { secret: config.secret, at: clock.now() });
}
