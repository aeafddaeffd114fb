import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { nodeProgress } from '../database/schema/index.js';
import type { Assessment, ProgressRow } from '../networks/index.js';

/**
 * Locks all nodes of an assessment until the transaction ends. Call it before the network is locked, as a save does:
 * neither waits for the other.
 */
export function lockNodes(transaction: Transaction, { networkId, assessmentId }: Assessment): Promise<ProgressRow[]> {
  return transaction
    .select()
    .from(nodeProgress)
    .where(and(eq(nodeProgress.networkId, networkId), eq(nodeProgress.assessmentId, assessmentId)))
    .orderBy(asc(nodeProgress.nodeKey))
    .for('update');
}
