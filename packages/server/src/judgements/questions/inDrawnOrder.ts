import { drawnOrder } from '@credence/bayesnet';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { assessments, studyExperts, studyProtocols, studyRounds } from '../../database/schema/index.js';
import type { Assessment } from '../../networks/index.js';

/**
 * The nodes of a network in the order in which they come in an assessment: as given, and for an expert of a study whose
 * protocol has it drawn, in the one that follows from their seed. Only nodes that are asked about are drawn.
 * @param nodes in file order
 */
export async function inDrawnOrder<Node extends { readonly progress?: unknown }>(
  reader: Reader,
  assessment: Assessment,
  nodes: readonly Node[],
): Promise<readonly Node[]> {
  const seed = await seedOf(reader, assessment);
  if (seed === undefined) return nodes;
  const isAsked = ({ progress }: Node) => progress !== undefined;
  return [...drawnOrder(nodes.filter(isAsked), seed), ...nodes.filter((node) => !isAsked(node))];
}

async function seedOf(reader: Reader, { networkId, assessmentId }: Assessment): Promise<number | undefined> {
  const [found] = await reader
    .select({ seed: studyExperts.orderSeed })
    .from(assessments)
    .innerJoin(
      studyExperts,
      and(eq(studyExperts.networkId, assessments.networkId), eq(studyExperts.id, assessments.expertId)),
    )
    .innerJoin(
      studyRounds,
      and(eq(studyRounds.networkId, assessments.networkId), eq(studyRounds.round, assessments.round)),
    )
    .innerJoin(
      studyProtocols,
      and(eq(studyProtocols.networkId, studyRounds.networkId), eq(studyProtocols.version, studyRounds.protocolVersion)),
    )
    .where(
      and(
        eq(assessments.networkId, networkId),
        eq(assessments.id, assessmentId),
        sql`${studyProtocols.protocol} ->> 'order' = 'drawn'`,
      ),
    );
  return found?.seed;
}
