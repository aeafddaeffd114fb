import type { CertaintyCode, Judgement, SavedAnswer } from '@credence/bayesnet';
import { and, asc, count, eq, getTableColumns, gte } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { answers, nodeProgress } from '../../database/schema/index.js';
import { type Assessment, ofPresentEpoch, type ProgressRow } from '../../networks/index.js';

export type AnswerRow = typeof answers.$inferSelect;

/** Selects the answers of a node that count: those of its current epoch. */
const ofEpoch = ({ networkId, assessmentId, nodeKey, epoch }: ProgressRow) =>
  and(
    eq(answers.networkId, networkId),
    eq(answers.assessmentId, assessmentId),
    eq(answers.nodeKey, nodeKey),
    eq(answers.epoch, epoch),
  );

export async function findAnswer(
  reader: Reader,
  progress: ProgressRow,
  iteration: number,
): Promise<AnswerRow | undefined> {
  const [row] = await reader
    .select()
    .from(answers)
    .where(and(ofEpoch(progress), eq(answers.iteration, BigInt(iteration))));
  return row;
}

export function listAnswers(reader: Reader, progress: ProgressRow): Promise<AnswerRow[]> {
  return reader.select().from(answers).where(ofEpoch(progress)).orderBy(asc(answers.iteration));
}

/** The directly answered iterations starting at `from`, in order, at most `most` of them. */
export async function answeredFrom(
  reader: Reader,
  progress: ProgressRow,
  from: number,
  most: number,
): Promise<number[]> {
  const rows = await reader
    .select({ iteration: answers.iteration })
    .from(answers)
    .where(and(ofEpoch(progress), gte(answers.iteration, BigInt(from))))
    .orderBy(asc(answers.iteration))
    .limit(most);
  return rows.map(({ iteration }) => Number(iteration));
}

/** The number of directly answered iterations. */
export function countAnswered(reader: Reader, progress: ProgressRow): Promise<number> {
  return reader
    .select({ count: count() })
    .from(answers)
    .where(ofEpoch(progress))
    .then(([row]) => row?.count ?? 0);
}

/** The directly answered ones among these iterations. */
export async function answeredAmong(
  reader: Reader,
  progress: ProgressRow,
  iterations: readonly number[],
): Promise<number[]> {
  const rows = await reader
    .select({ iteration: answers.iteration })
    .from(answers)
    .where(and(ofEpoch(progress), isOneOf(answers.iteration, iterations.map(BigInt))));
  return rows.map(({ iteration }) => Number(iteration));
}

/** The answers that count, grouped by node. */
export async function listAnswersOfNodes(
  reader: Reader,
  { networkId, assessmentId }: Assessment,
  nodeKeys: readonly string[],
): Promise<Map<string, AnswerRow[]>> {
  if (nodeKeys.length === 0) return new Map();
  const rows = await reader
    .select(getTableColumns(answers))
    .from(answers)
    .innerJoin(nodeProgress, ofPresentEpoch(answers))
    .where(
      and(eq(answers.networkId, networkId), eq(answers.assessmentId, assessmentId), isOneOf(answers.nodeKey, nodeKeys)),
    );
  return Map.groupBy(rows, ({ nodeKey }) => nodeKey);
}

/** What an answer says, in the domain's form. */
export function judgementOf({
  sliders,
  exact,
  standing,
}: Pick<AnswerRow, 'sliders' | 'exact' | 'standing'>): Judgement {
  return { value: sliders, ...(exact ? { exact } : {}), ...(standing ? { standing } : {}) };
}

/** What `toAnswers` reads of a row. */
export type SaidRow = Pick<AnswerRow, 'iteration' | 'sliders' | 'exact' | 'standing' | 'sequence' | 'selfEval'>;

/** Converts answers to the domain's form, by iteration. */
export function toAnswers(rows: readonly SaidRow[]): Map<number, SavedAnswer & { certainty?: CertaintyCode }> {
  return new Map(
    rows.map((row) => [
      Number(row.iteration),
      {
        ...judgementOf(row),
        sequence: row.sequence,
        ...(row.selfEval === null ? {} : { certainty: row.selfEval as CertaintyCode }),
      },
    ]),
  );
}
