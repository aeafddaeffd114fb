import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { studyExperts, studyRedactions } from '../../database/schema/index.js';

/** A comment of a round that was taken out. */
export interface RedactionRow {
  readonly code: number;
  readonly nodeKey: string;
  readonly iteration: number;
  readonly at: Date;
  readonly reason: string;
}

/** The comments of a round that were taken out. Each took somebody a dialog, so there are not many. */
export async function listRedactions(
  reader: Reader,
  { networkId, round }: { networkId: string; round: number },
): Promise<RedactionRow[]> {
  const { nodeKey, iteration, at, reason } = studyRedactions;
  const rows = await reader
    .select({ code: studyExperts.code, nodeKey, iteration, at, reason })
    .from(studyRedactions)
    .innerJoin(
      studyExperts,
      and(eq(studyExperts.networkId, studyRedactions.networkId), eq(studyExperts.id, studyRedactions.expertId)),
    )
    .where(and(eq(studyRedactions.networkId, networkId), eq(studyRedactions.round, round)));
  return rows.map((row) => ({ ...row, iteration: Number(row.iteration) }));
}

/** Those of one question, by code. */
export const redactionsAt = (
  redactions: readonly RedactionRow[],
  { nodeKey, iteration }: Pick<RedactionRow, 'nodeKey' | 'iteration'>,
): ReadonlyMap<number, RedactionRow> =>
  new Map(
    redactions.filter((row) => row.nodeKey === nodeKey && row.iteration === iteration).map((row) => [row.code, row]),
  );
