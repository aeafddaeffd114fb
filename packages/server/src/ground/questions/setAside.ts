import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { nodeProgress, setAside } from '../../database/schema/index.js';
import type { Assessment } from '../networks/assessments.js';
import { ofPresentEpoch, type ProgressRow } from '../nodes/progress.js';

export type SetAsideRow = typeof setAside.$inferSelect;

const ofUser = ({ networkId, assessmentId, nodeKey, epoch }: ProgressRow, userId: string) =>
  and(
    eq(setAside.networkId, networkId),
    eq(setAside.assessmentId, assessmentId),
    eq(setAside.nodeKey, nodeKey),
    eq(setAside.epoch, epoch),
    eq(setAside.userId, userId),
  );

/** The questions of a node that this person set aside. Each took a press of a button, so there are not many. */
export async function listSetAside(reader: Reader, progress: ProgressRow, userId: string): Promise<number[]> {
  const rows = await reader.select({ iteration: setAside.iteration }).from(setAside).where(ofUser(progress, userId));
  return rows.map(({ iteration }) => Number(iteration));
}

/** All that anybody set aside in a network and that counts, by node, in the order of the questions. */
export async function listSetAsideOfNodes(
  reader: Reader,
  { networkId, assessmentId }: Assessment,
): Promise<Map<string, SetAsideRow[]>> {
  const rows = await reader
    .select(getTableColumns(setAside))
    .from(setAside)
    .innerJoin(nodeProgress, ofPresentEpoch(setAside))
    .where(and(eq(setAside.networkId, networkId), eq(setAside.assessmentId, assessmentId)))
    .orderBy(asc(setAside.iteration), asc(setAside.savedAt));
  return Map.groupBy(rows, ({ nodeKey }) => nodeKey);
}
