import type { SavedCombination } from '@credence/bayesnet';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { combinationSets, nodeProgress, type StoredCombination } from '../../database/schema/index.js';
import { type Assessment, ofPresentEpoch, type ProgressRow } from '../../networks/index.js';

export type CombinationSetRow = typeof combinationSets.$inferSelect;

/** The combinations of a node in its current epoch; undefined if none were chosen yet. */
export async function findCombinationSet(
  reader: Reader,
  progress: ProgressRow,
): Promise<CombinationSetRow | undefined> {
  const [row] = await reader
    .select()
    .from(combinationSets)
    .where(
      and(
        eq(combinationSets.networkId, progress.networkId),
        eq(combinationSets.assessmentId, progress.assessmentId),
        eq(combinationSets.nodeKey, progress.nodeKey),
        eq(combinationSets.epoch, progress.epoch),
      ),
    );
  return row;
}

/** The combinations that count, for every node that has any. */
export async function listCombinationSets(
  reader: Reader,
  { networkId, assessmentId }: Assessment,
): Promise<Map<string, CombinationSetRow>> {
  const rows = await reader
    .select(getTableColumns(combinationSets))
    .from(combinationSets)
    .innerJoin(nodeProgress, ofPresentEpoch(combinationSets))
    .where(and(eq(combinationSets.networkId, networkId), eq(combinationSets.assessmentId, assessmentId)));
  return new Map(rows.map((row) => [row.nodeKey, row]));
}

/** Converts combinations to the domain's form. */
export function toCombinations(stored: readonly StoredCombination[]): SavedCombination[] {
  return stored.map(({ number, nodes, value, sequence, exact, touched, standing, selfEval, comment }) => ({
    number,
    value,
    sequence,
    ...(exact ? { exact } : {}),
    ...(touched ? { touched } : {}),
    ...(standing ? { standing } : {}),
    ...(selfEval === undefined ? {} : { certainty: selfEval }),
    ...(comment ? { comment } : {}),
    nodes: nodes === -1 ? 'rest' : new Map(Object.entries(nodes).map(([parent, state]) => [Number(parent), state])),
  }));
}

/** A partial configuration as stored and sent: a map, or -1 for the rest. */
export function toStoredNodes(nodes: SavedCombination['nodes']): StoredCombination['nodes'] {
  return nodes === 'rest' ? -1 : Object.fromEntries(nodes);
}
