import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { explanations, nodes, visits } from '../../database/schema/index.js';
import { ownExplanation, shownName } from '../nodes/nodes.js';

/** The question of a network that a person answered last. */
export interface LastVisit {
  networkId: string;
  nodeKey: string;
  displayName: string;
  iteration: bigint;
}

/** The question that this person answered last, for each of these networks. */
export async function lastVisits(reader: Reader, userId: string, networkIds: readonly string[]): Promise<LastVisit[]> {
  if (networkIds.length === 0) return [];
  return reader
    .selectDistinctOn([visits.networkId], {
      networkId: visits.networkId,
      nodeKey: visits.nodeKey,
      displayName: shownName,
      iteration: visits.iteration,
    })
    .from(visits)
    .innerJoin(nodes, and(eq(nodes.networkId, visits.networkId), eq(nodes.key, visits.nodeKey)))
    .leftJoin(explanations, ownExplanation)
    .where(and(eq(visits.userId, userId), isOneOf(visits.networkId, networkIds)))
    .orderBy(visits.networkId, desc(visits.at));
}
