import { inSnapshot } from '../../database/inSnapshot.js';
import { withTransaction } from '../../database/withTransaction.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { aboutExport } from './aboutExport.js';
import { collectExport } from './collectExport.js';
import { jsonFile } from './jsonFile.js';
import { recordCsv } from './recordCsv.js';
import { wordsOfRecord } from './wordsOfRecord.js';

/** Exports everything stored about the caller as one file, or their record as a table. */
export const exportUser: Operation<'exportUser'> = async ({ query, caller: { user } }, { database, clock, config }) => {
  const at = clock.now();
  const attempt = { limit: limits.exportByAccount, subject: user.id };
  await allowAttempts(database, [attempt], { secret: config.secret, at });
  const words = wordsOfRecord(user.locale);
  const collected = await inSnapshot(database, (transaction) => collectExport(transaction, user.id, words));
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'account_exported', at, userId: user.id }),
  );
  const day = at.toISOString().slice(0, 10);
  if (query.format === 'csv')
    return new FileReply({
      bytes: recordCsv(collected.record, words),
      filename: `credence-${day}.csv`,
      contentType: 'text/csv; charset=utf-8',
    });
  const content = { about: aboutExport(words, at), exportedAt: at.toISOString(), ...collected };
  return new FileReply({
    bytes: jsonFile(content),
    filename: `credence-${day}.json`,
    contentType: 'application/json; charset=utf-8',
  });
};
