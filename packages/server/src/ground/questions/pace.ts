import { randomUUID } from 'node:crypto';
import { secondsPerState } from '@credence/bayesnet';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { nodes, visits } from '../../database/schema/index.js';
import { isOneOf } from '../../database/isOneOf.js';

/** Enough to be a habit, few enough to follow it when it changes. */
const RECENT = 60;

/** Seconds that this person takes for each state of a question. */
export async function paceOf(reader: Reader, userId: string): Promise<number> {
  const recent = await reader
    .select({ seconds: visits.seconds, states: visits.states })
    .from(visits)
    .where(eq(visits.userId, userId))
    .orderBy(desc(visits.at))
    .limit(RECENT);
  return secondsPerState(recent);
}

/** Somebody at a question. */
export type Visit = Omit<typeof visits.$inferInsert, 'id'>;

export const newVisitRow = (visit: Visit): typeof visits.$inferInsert => ({ ...visit, id: randomUUID() });

/** The question of a network that somebody answered last. */
export interface LastVisit {
  networkId: string;
  nodeKey: string;
  displayName: string;
  iteration: bigint;
}

/** The question that this person answered last, of each of these networks. */
export async function lastVisits(reader: Reader, userId: string, networkIds: readonly string[]): Promise<LastVisit[]> {
  if (networkIds.length === 0) return [];
  return reader
    .selectDistinctOn([visits.networkId], {
      networkId: visits.networkId,
      nodeKey: visits.nodeKey,
      displayName: nodes.displayName,
      iteration: visits.iteration,
    })
    .from(visits)
    .innerJoin(nodes, and(eq(nodes.networkId, visits.networkId), eq(nodes.key, visits.nodeKey)))
    .where(and(eq(visits.userId, userId), isOneOf(visits.networkId, networkIds)))
    .orderBy(visits.networkId, desc(visits.at));
}
