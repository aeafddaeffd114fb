import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { auditLog } from '../../database/schema/index.js';
import { type BrokenChain, findBreak, type SealedEntry } from './chain.js';

/** Entries read at a time: the log of two years need not fit into memory. */
const page = 1000;

/** Walks the whole audit log: how many entries it has up to the first that does not fit, and that one. */
export async function verifyChain(database: Database): Promise<{ entries: number; broken: BrokenChain | undefined }> {
  let last: SealedEntry | undefined;
  for (let entries = 0; ; ) {
    const rows = await database
      .select()
      .from(auditLog)
      .where(gt(auditLog.number, last?.number ?? 0))
      .orderBy(asc(auditLog.number))
      .limit(page);
    const broken = findBreak(last ? [last, ...rows] : rows);
    entries += rows.length;
    if (broken || rows.length < page) return { entries, broken };
    last = rows.at(-1);
  }
}
