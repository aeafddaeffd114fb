import { inSnapshot } from '../../database/inSnapshot.js';
import { withTransaction } from '../../database/withTransaction.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { collectExport } from './collectExport.js';

/** Exports everything stored about the caller, as one file. */
export const exportUser: Operation<'exportUser'> = async ({ caller: { user } }, { database, clock, config }) => {
  const at = clock.now();
  const attempt = { limit: limits.exportByAccount, subject: user.id };
  await allowAttempts(database, [attempt], { secret: config.secret, at });
  const collected = await inSnapshot(database, (transaction) => collectExport(transaction, user.id));
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'account_exported', at, userId: user.id }),
  );
  const content = { exportedAt: at.toISOString(), ...collected };
  const day = at.toISOString().slice(0, 10);
  return new FileReply({
    bytes: Buffer.from(`${JSON.stringify(content, jsonable, 2)}\n`),
    filename: `credence-${day}.json`,
    contentType: 'application/json; charset=utf-8',
  });
};

const jsonable = (_key: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);
