import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { nodeProgress } from '../../database/schema/index.js';
import type { ProgressRow } from './progress.js';

/** How far a node is, locked until the transaction ends: changes of one node go one after the other. */
export async function lockProgress(
  transaction: Transaction,
  networkId: string,
  nodeKey: string,
): Promise<ProgressRow | undefined> {
  const [row] = await transaction
    .select()
    .from(nodeProgress)
    .where(and(eq(nodeProgress.networkId, networkId), eq(nodeProgress.nodeKey, nodeKey)))
    .for('update');
  return row;
}
