import { normaliseUsername } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { countMailBetween } from '../../platform/limits/mailsBetween.js';
import type { Services } from '../../platform/services.js';

/** Whether another invitation may be mailed to the address, from this person and from whomever, and else when. */
export async function countInvitationMail(
  transaction: Transaction,
  { from, address }: { from: string; address: string },
  services: Pick<Services, 'clock' | 'config'>,
): Promise<{ allowed: boolean; until: Date }> {
  const { clock, config } = services;
  const to = normaliseUsername(address);
  // First, so that who may mail it no more uses up nothing of what the others may.
  const fromThem = await countMailBetween(transaction, { from, to }, services);
  if (!fromThem.allowed) return fromThem;
  const attempt = { limit: limits.invitationMailByAccount, subject: to };
  return countAttempt(transaction, attempt, { secret: config.secret, at: clock.now() });
}
