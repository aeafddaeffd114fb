import { combinationSets, type StoredCombination } from '../../database/schema/index.js';
import type { LockedNode } from '../../ground/nodes/changeNode.js';

/** Replaces the combinations of a node. The revision counts their saves in the epoch. */
export async function putCombinations(
  { transaction, progress, at }: LockedNode,
  chosen: { revision: number; combinations: StoredCombination[]; authorId: string },
): Promise<void> {
  const { networkId, assessmentId, nodeKey, epoch } = progress;
  const set = { networkId, assessmentId, nodeKey, epoch, ...chosen, savedAt: at };
  await transaction
    .insert(combinationSets)
    .values(set)
    .onConflictDoUpdate({
      target: [combinationSets.networkId, combinationSets.assessmentId, combinationSets.nodeKey, combinationSets.epoch],
      set,
    });
}
