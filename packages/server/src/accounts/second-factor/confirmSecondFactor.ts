import { eq } from 'drizzle-orm';
import { secondFactors } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { renewRecoveryCodes } from './recoveryCodes.js';
import { sendFactorChange } from './sendFactorChange.js';
import { stepOf } from './totp.js';

/** Confirms a new second factor by its first code. Its recovery codes are shown this once. */
export const confirmSecondFactor: Operation<'confirmSecondFactor'> = async ({ body, caller: { user } }, services) => {
  const { database, clock, config } = services;
  const at = clock.now();
  const recoveryCodes = await withTransaction(database, async (transaction) => {
    const own = eq(secondFactors.userId, user.id);
    const [row] = await transaction.select().from(secondFactors).where(own).for('update');
    const sealed = row?.pending;
    const step = sealed && stepOf(body.code, sealed, { secret: config.secret, at });
    if (!sealed || step === undefined) throw new ApiError('wrong_code');
    await transaction.update(secondFactors).set({ sealed, pending: null, confirmedAt: at, lastStep: step }).where(own);
    const codes = await renewRecoveryCodes(transaction, user.id);
    await sendFactorChange(transaction, { user, what: 'set' }, services);
    await audit(transaction, { type: 'factor_set', at, userId: user.id });
    return codes;
  });
  return { recoveryCodes };
};
