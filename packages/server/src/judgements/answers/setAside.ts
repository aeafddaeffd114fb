import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { nodeProgress, setAside } from '../../database/schema/index.js';
import { type Assessment, ofPresentEpoch, type ProgressRow } from '../../networks/index.js';

export type SetAsideRow = typeof setAside.$inferSelect;

const ofEpoch = ({ networkId, assessmentId, nodeKey, epoch }: ProgressRow) =>
  and(
    eq(setAside.networkId, networkId),
    eq(setAside.assessmentId, assessmentId),
    eq(setAside.nodeKey, nodeKey),
    eq(setAside.epoch, epoch),
  );

const ofUser = (progress: ProgressRow, userId: string) => and(ofEpoch(progress), eq(setAside.userId, userId));

/** A question that was set aside leaves its number of saves behind, which no later save has again: by iteration. */
export async function setAsideRevisions(reader: Reader, progress: ProgressRow): Promise<Map<number, number>> {
  const rows = await reader.select().from(setAside).where(ofEpoch(progress));
  const found = new Map<number, number>();
  for (const { iteration, revision } of rows)
    found.set(Number(iteration), Math.max(revision, found.get(Number(iteration)) ?? 0));
  return found;
}

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
