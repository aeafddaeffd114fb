import { normaliseUsername } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { countMailBetween } from '../../platform/limits/mailsBetween.js';
import type { Services } from '../../platform/services.js';

/** Whether another invitation may be mailed to the address, from whomever and from this person, and else when. */
export async function countInvitationMail(
  transaction: Transaction,
  { from, address }: { from: string; address: string },
  services: Pick<Services, 'clock' | 'config'>,
): Promise<{ allowed: boolean; until: Date }> {
  const { clock, config } = services;
  const to = normaliseUsername(address);
  const attempt = { limit: limits.invitationMailByAccount, subject: to };
  const fromAll = await countAttempt(transaction, attempt, { secret: config.secret, at: clock.now() });
  return fromAll.allowed ? countMailBetween(transaction, { from, to }, services) : fromAll;
}
