import { withTransaction } from '../../database/withTransaction.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { collectExport } from './collectExport.js';
import { presentUser } from './presentUser.js';

/** Everything that is stored about oneself, as one file. */
export const exportUser: Operation<'exportUser'> = async ({ caller: { user } }, { database, clock, config }) => {
  const at = clock.now();
  const attempt = { limit: limits.exportByAccount, subject: user.id };
  await allowAttempts(database, [attempt], { secret: config.secret, at });
  const collected = await withTransaction(database, async (transaction) => {
    const found = await collectExport(transaction, user);
    await audit(transaction, { type: 'account_exported', at, userId: user.id });
    return found;
  });
  const content = { exportedAt: at.toISOString(), user: presentUser(user), ...collected };
  const day = at.toISOString().slice(0, 10);
  return new FileReply({
    bytes: Buffer.from(`${JSON.stringify(content, jsonable, 2)}\n`),
    filename: `credence-${day}.json`,
    contentType: 'application/json; charset=utf-8',
  });
};

const jsonable = (_key: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);
