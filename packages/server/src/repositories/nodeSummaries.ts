import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { combinationSets, nodeProgress, nodes } from '../database/schema/index.js';

const selected = {
  key: nodes.key,
  /** The node's id in the file. */
  fileId: nodes.fileId,
  displayName: nodes.displayName,
  /** How many states there are. Their names, and where the node is drawn, are more to read than all the rest. */
  states: sql<number>`jsonb_array_length(${nodes.states})`,
  notAssessed: nodes.notAssessed,
  /** Null for a node that is not assessed. */
  progress: {
    columns: nodeProgress.columns,
    closed: nodeProgress.closed,
    open: nodeProgress.open,
    answered: nodeProgress.answered,
  },
  hasCombinations: isNotNull(combinationSets.nodeKey).mapWith(Boolean),
};

/** A node as an overview lists it. */
export type NodeSummaryRow = Awaited<ReturnType<typeof listNodeSummaries>>[number];

/** All nodes of a network and how far each is, in file order. */
export function listNodeSummaries(reader: Reader, networkId: string) {
  return reader
    .select(selected)
    .from(nodes)
    .leftJoin(nodeProgress, and(eq(nodeProgress.networkId, nodes.networkId), eq(nodeProgress.nodeKey, nodes.key)))
    .leftJoin(
      combinationSets,
      and(
        eq(combinationSets.networkId, nodeProgress.networkId),
        eq(combinationSets.assessmentId, nodeProgress.assessmentId),
        eq(combinationSets.nodeKey, nodeProgress.nodeKey),
        eq(combinationSets.epoch, nodeProgress.epoch),
      ),
    )
    .where(eq(nodes.networkId, networkId))
    .orderBy(asc(nodes.ordinal));
}
