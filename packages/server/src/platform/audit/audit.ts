import { desc, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { auditLog, type EventMetadata } from '../../database/schema/index.js';
import type { AuditType } from './auditTypes.js';
import { sealOf } from './chain.js';

/** An arbitrary number, the same in every release but different from that of the migrations. */
export const chainLock = 4_271_905;

/**
 * Appends to the audit log, in the transaction that it reports on. Identifiers only: no addresses, names or secrets.
 * Holds a lock until the transaction ends that allows one writer at a time, so call it last.
 */
export async function audit(
  transaction: Transaction,
  entry: { type: AuditType; at: Date; userId: string | undefined; metadata?: EventMetadata },
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
  const [last] = await transaction
    .select({ number: auditLog.number, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.number))
    .limit(1);
  const row = {
    number: (last?.number ?? 0) + 1,
    at: entry.at,
    type: entry.type,
    userId: entry.userId ?? null,
    metadata: entry.metadata ?? {},
  };
  const previous = last?.hash ?? '';
  await transaction.insert(auditLog).values({ ...row, previous, hash: sealOf(row, previous) });
}
