import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../database/database.js';
import { directions, nodeFeedback } from '../../database/schema/index.js';
import type { ProgressRow } from '../../networks/index.js';
import type { LockedNode } from '../changeNode.js';

type DirectionsRow = typeof directions.$inferSelect;
type NodeFeedbackRow = typeof nodeFeedback.$inferSelect;

const ofNode = (
  table: { networkId: PgColumn; assessmentId: PgColumn; nodeKey: PgColumn },
  { networkId, assessmentId, nodeKey }: ProgressRow,
) => and(eq(table.networkId, networkId), eq(table.assessmentId, assessmentId), eq(table.nodeKey, nodeKey));

/** The expected directions of a node's parents; undefined if none were stated yet. */
export async function findDirections(reader: Reader, progress: ProgressRow): Promise<DirectionsRow | undefined> {
  const [row] = await reader.select().from(directions).where(ofNode(directions, progress));
  return row;
}

export async function putDirections(
  { transaction, progress, at }: LockedNode,
  judgement: Pick<DirectionsRow, 'directions' | 'authorId'>,
): Promise<void> {
  const { networkId, assessmentId, nodeKey } = progress;
  const row: DirectionsRow = { networkId, assessmentId, nodeKey, ...judgement, savedAt: at };
  await transaction
    .insert(directions)
    .values(row)
    .onConflictDoUpdate({ target: [directions.networkId, directions.assessmentId, directions.nodeKey], set: row });
}

/** This person's latest judgement of the result of the node's answers. */
export async function findNodeFeedback(
  reader: Reader,
  progress: ProgressRow,
  userId: string,
): Promise<NodeFeedbackRow | undefined> {
  const [row] = await reader
    .select()
    .from(nodeFeedback)
    .where(and(ofNode(nodeFeedback, progress), eq(nodeFeedback.userId, userId)));
  return row;
}

export async function putNodeFeedback(
  { transaction, progress, at }: LockedNode,
  judgement: Pick<NodeFeedbackRow, 'userId' | 'plausible' | 'comment'>,
): Promise<void> {
  const { networkId, assessmentId, nodeKey, epoch, revision } = progress;
  const row: NodeFeedbackRow = { networkId, assessmentId, nodeKey, epoch, revision, ...judgement, savedAt: at };
  await transaction
    .insert(nodeFeedback)
    .values(row)
    .onConflictDoUpdate({
      target: [nodeFeedback.networkId, nodeFeedback.assessmentId, nodeFeedback.nodeKey, nodeFeedback.userId],
      set: row,
    });
}
