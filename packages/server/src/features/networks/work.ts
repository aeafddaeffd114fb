import { and, count, eq, max } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { answers, combinationSets, nodeProgress, nodes } from '../../database/schema/index.js';
import type { Assessment } from '../../ground/networks/assessments.js';
import { ofPresentEpoch } from '../../ground/nodes/progress.js';

/** What a person did for a node, as far as it counts. */
export interface Work {
  userId: string;
  nodeKey: string;
  displayName: string;
  /** Zero if they only chose combinations. */
  answers: number;
  /** The latest of it. */
  at: Date;
}

/** Who answered which node, the latest first. */
export async function listWork(reader: Reader, { networkId, assessmentId }: Assessment): Promise<Work[]> {
  const [answered, combined] = await Promise.all([
    reader
      .select({
        userId: answers.authorId,
        nodeKey: nodes.key,
        displayName: nodes.displayName,
        answers: count(),
        at: max(answers.savedAt),
      })
      .from(answers)
      .innerJoin(nodeProgress, ofPresentEpoch(answers))
      .innerJoin(nodes, and(eq(nodes.networkId, answers.networkId), eq(nodes.key, answers.nodeKey)))
      .where(and(eq(answers.networkId, networkId), eq(answers.assessmentId, assessmentId)))
      .groupBy(answers.authorId, nodes.key, nodes.displayName),
    reader
      .select({
        userId: combinationSets.authorId,
        nodeKey: nodes.key,
        displayName: nodes.displayName,
        at: combinationSets.savedAt,
      })
      .from(combinationSets)
      .innerJoin(nodeProgress, ofPresentEpoch(combinationSets))
      .innerJoin(nodes, and(eq(nodes.networkId, combinationSets.networkId), eq(nodes.key, combinationSets.nodeKey)))
      .where(and(eq(combinationSets.networkId, networkId), eq(combinationSets.assessmentId, assessmentId))),
  ]);
  const work = new Map<string, Work>();
  const keyOf = ({ userId, nodeKey }: Pick<Work, 'userId' | 'nodeKey'>) => `${userId} ${nodeKey}`;
  for (const row of combined) work.set(keyOf(row), { ...row, answers: 0 });
  for (const { at, ...row } of answered) {
    if (!at) continue;
    const chosen = work.get(keyOf(row))?.at;
    work.set(keyOf(row), { ...row, at: chosen && chosen > at ? chosen : at });
  }
  return [...work.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
}
