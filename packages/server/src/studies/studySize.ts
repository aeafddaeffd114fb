import type { StudyProtocol } from '@credence/api-client';
import { and, eq, sql } from 'drizzle-orm';
import { nobody } from '../accounts/index.js';
import type { Reader } from '../database/database.js';
import { assessments, nodeProgress, nodes } from '../database/schema/index.js';
import { minutesLeft, paceOf } from '../networks/index.js';

/** How much a study asks of each expert: its questions, and the minutes that they take somebody whose pace is unknown. */
export async function studySize(
  reader: Reader,
  networkId: string,
  { questions: asked }: Pick<StudyProtocol, 'questions'>,
): Promise<{ questions: number; minutes: number }> {
  const all = await reader
    .select({
      key: nodeProgress.nodeKey,
      columns: nodeProgress.columns,
      states: sql<number>`jsonb_array_length(${nodes.states})`.mapWith(Number),
    })
    .from(nodeProgress)
    .innerJoin(
      assessments,
      and(eq(assessments.networkId, nodeProgress.networkId), eq(assessments.id, nodeProgress.assessmentId)),
    )
    .innerJoin(nodes, and(eq(nodes.networkId, nodeProgress.networkId), eq(nodes.key, nodeProgress.nodeKey)))
    .where(and(eq(nodeProgress.networkId, networkId), assessments.isShared));
  const pace = await paceOf(reader, nobody);
  const listed = asked === 'all' ? undefined : Map.groupBy(asked, ({ nodeId }) => nodeId);
  const sizes = all.map(({ key, columns, states }) => {
    const questions = listed ? BigInt(listed.get(key)?.length ?? 0) : columns;
    return { questions, minutes: minutesLeft(questions, states, pace) };
  });
  const questions = sizes.reduce((sum, node) => sum + node.questions, 0n);
  return {
    questions: Math.min(Number(questions), Number.MAX_SAFE_INTEGER),
    minutes: sizes.reduce((sum, node) => sum + node.minutes, 0),
  };
}
