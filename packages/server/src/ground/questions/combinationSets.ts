import type { SavedCombination } from '@credence/bayesnet';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { combinationSets, type StoredCombination } from '../../database/schema/index.js';
import type { ProgressRow } from '../nodes/progress.js';

export type CombinationSetRow = typeof combinationSets.$inferSelect;

/** The combinations that a node has in its present epoch; undefined where nobody chose any yet. */
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

export function listCombinationSets(reader: Reader, networkId: string): Promise<CombinationSetRow[]> {
  return reader.select().from(combinationSets).where(eq(combinationSets.networkId, networkId));
}

/** As the domain reads them. */
export function toCombinations(stored: readonly StoredCombination[]): SavedCombination[] {
  return stored.map(({ number, nodes, value, sequence }) => ({
    number,
    value,
    sequence,
    nodes: nodes === -1 ? 'rest' : new Map(Object.entries(nodes).map(([parent, state]) => [Number(parent), state])),
  }));
}

/** A partial configuration as it is stored and sent: a map, or -1 for the rest. */
export function toStoredNodes(nodes: SavedCombination['nodes']): StoredCombination['nodes'] {
  return nodes === 'rest' ? -1 : Object.fromEntries(nodes);
}
