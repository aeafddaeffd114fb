import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { nodeProgress } from '../../database/schema/index.js';

export type ProgressRow = typeof nodeProgress.$inferSelect;
type Place = Pick<ProgressRow, 'networkId' | 'assessmentId' | 'nodeKey'>;

/** How far each assessed node of a network is. */
export function listProgress(reader: Reader, networkId: string): Promise<ProgressRow[]> {
  return reader.select().from(nodeProgress).where(eq(nodeProgress.networkId, networkId));
}

export async function findProgress(
  reader: Reader,
  networkId: string,
  nodeKey: string,
): Promise<ProgressRow | undefined> {
  const [row] = await reader
    .select()
    .from(nodeProgress)
    .where(and(eq(nodeProgress.networkId, networkId), eq(nodeProgress.nodeKey, nodeKey)));
  return row;
}

/** The same, locked until the transaction ends: saves of one node go one after the other. */
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

export async function updateProgress(
  transaction: Transaction,
  { networkId, assessmentId, nodeKey }: Place,
  change: Partial<Omit<ProgressRow, keyof Place>>,
): Promise<void> {
  await transaction
    .update(nodeProgress)
    .set(change)
    .where(
      and(
        eq(nodeProgress.networkId, networkId),
        eq(nodeProgress.assessmentId, assessmentId),
        eq(nodeProgress.nodeKey, nodeKey),
      ),
    );
}
