import type { Transaction } from '../../database/database.js';
import { audit } from '../../platform/audit/audit.js';
import type { Services } from '../../platform/services.js';
import type { UserRow } from '../users.js';
import { deleteFactor } from './secondFactors.js';
import { sendFactorChange } from './sendFactorChange.js';

/**
 * Removes the second factor of somebody who lost it, who is told by mail.
 * @param by the account of an administrator, or whoever has the server's terminal
 * @returns whether there was one
 */
export async function resetFactor(
  transaction: Transaction,
  { user, by }: { user: UserRow; by: string },
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<boolean> {
  if (!(await deleteFactor(transaction, user.id))) return false;
  await sendFactorChange(transaction, { user, what: 'reset' }, services);
  await audit(transaction, { type: 'factor_reset', at: services.clock.now(), userId: user.id, metadata: { by } });
  return true;
}
