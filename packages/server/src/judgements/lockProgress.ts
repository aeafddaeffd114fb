import type { Transaction } from '../database/database.js';
import { nodeProgress } from '../database/schema/index.js';
import { type Assessment, progressOf, type ProgressRow } from '../networks/index.js';

/** Reads a node's progress and locks it until the transaction ends, which serialises changes of one node. */
export async function lockProgress(
  transaction: Transaction,
  assessment: Assessment,
  nodeKey: string,
): Promise<ProgressRow | undefined> {
  const [row] = await transaction.select().from(nodeProgress).where(progressOf(assessment, nodeKey)).for('update');
  return row;
}
