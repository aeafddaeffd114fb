import { randomUUID } from 'node:crypto';
import type { StudyProtocol } from '@credence/api-client';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { assessments, nodeProgress } from '../../database/schema/index.js';

/** An expert in a round. */
export interface Participation {
  readonly networkId: string;
  readonly expertId: string;
  readonly round: number;
  readonly protocol: StudyProtocol;
  readonly at: Date;
}

/**
 * Makes the empty assessment of an expert for a round: with every question, or with those that the protocol lists, in its
 * order. Nodes of which it asks nothing are not in it.
 * @returns its id
 */
export async function beginAssessment(
  transaction: Transaction,
  { networkId, expertId, round, protocol, at }: Participation,
): Promise<string> {
  const assessmentId = randomUUID();
  await transaction
    .insert(assessments)
    .values({ networkId, id: assessmentId, isShared: false, expertId, round, createdAt: at });
  const { questions, combinations: takesCombinations } = protocol;
  if (questions === 'all') {
    await transaction.execute(sql`
      insert into ${nodeProgress} (network_id, assessment_id, node_key, asked, columns, open, takes_combinations)
      select network_id, ${assessmentId}::uuid, node_key, asked, columns, columns, ${takesCombinations}::boolean
      from ${nodeProgress} shared where ${ofShared(networkId)}`);
    return assessmentId;
  }
  const asked = Map.groupBy(questions, ({ nodeId }) => nodeId);
  const rows = [...asked].map(([nodeKey, list]) => {
    const columns = BigInt(list.length);
    const place = { networkId, assessmentId, nodeKey };
    return { ...place, asked: list.map(({ iteration }) => iteration), takesCombinations, columns, open: columns };
  });
  await transaction.insert(nodeProgress).values(rows);
  return assessmentId;
}

const ofShared = (networkId: string) => sql`shared.network_id = ${networkId} and shared.assessment_id = (
  select id from ${assessments} where ${and(eq(assessments.networkId, networkId), eq(assessments.isShared, true))}
)`;
