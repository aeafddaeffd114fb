import { configurationAt, isAnswered, winnerOf } from '@credence/bayesnet';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { answers, nodeProgress, setAside, type studyLate } from '../../database/schema/index.js';
import {
  countsOf,
  findCombinationSet,
  listAnswers,
  outcomeOf,
  type QuestionChange,
  setAsideRevisions,
  toCombinations,
} from '../../judgements/index.js';
import { progressOf, type ProgressRow } from '../../networks/index.js';
import { recordEvent } from '../../platform/events/events.js';

/** What came late for one node that somebody has locked, one answer for a question. */
export interface LateForNode {
  readonly progress: ProgressRow;
  /** The parents' numbers of states. */
  readonly radices: readonly number[];
  readonly late: readonly (typeof studyLate.$inferSelect)[];
  readonly author: UserRow;
  readonly at: Date;
}

/** Saves late answers as their author would have: each is newer than what stands there, and an event of its own. */
export async function saveLate(
  transaction: Transaction,
  { progress: before, radices, late, author, at }: LateForNode,
): Promise<void> {
  const held = new Map((await listAnswers(transaction, before)).map((row) => [row.iteration, row]));
  const aside = await setAsideRevisions(transaction, before);
  const set = await findCombinationSet(transaction, before);
  const combinations = toCombinations(set?.combinations ?? []);
  const { networkId, assessmentId, nodeKey, epoch } = before;
  let progress = before;
  for (const { iteration, answer } of late) {
    const question = Number(iteration);
    const outcome = outcomeOf(
      { progress, answer: held.get(iteration) ?? null, setAsideRevision: aside.get(question) ?? null },
      {
        answer,
        iteration: question,
        userId: author.id,
        at,
        isRestored: false,
        isDecided: winnerOf(combinations, configurationAt(question, radices) ?? []) !== undefined,
      },
    );
    const { closes } = outcome;
    progress = {
      ...progress,
      revision: progress.revision + 1,
      answered: progress.answered + closes,
      modifiedAt: at,
      closed: progress.closed + BigInt(closes),
      open: progress.open - BigInt(closes),
    };
    await put(transaction, outcome.change);
    await recordEvent(transaction, {
      type: 'answer_saved',
      at,
      actor: author,
      networkId,
      assessmentId,
      nodeKey,
      epoch,
      iteration,
      revision: progress.revision,
      metadata: { late: true, ...(isAnswered(answer) ? {} : { standing: answer.standing ?? null }) },
      before: outcome.before,
      after: { ...outcome.after, counts: countsOf(progress) },
    });
  }
  const { revision, answered, closed, open } = progress;
  await transaction
    .update(nodeProgress)
    .set({ revision, answered, closed, open, modifiedAt: at })
    .where(progressOf(before, nodeKey));
}

/** An answer replaces what its author had set aside, and what is set aside withdraws the person's own answer. */
async function put(transaction: Transaction, change: QuestionChange): Promise<void> {
  const at = (
    table: typeof answers | typeof setAside,
    row: Pick<typeof answers.$inferSelect, 'networkId' | 'assessmentId' | 'nodeKey' | 'epoch' | 'iteration'>,
  ) =>
    and(
      eq(table.networkId, row.networkId),
      eq(table.assessmentId, row.assessmentId),
      eq(table.nodeKey, row.nodeKey),
      eq(table.epoch, row.epoch),
      eq(table.iteration, row.iteration),
    );
  if ('answer' in change) {
    const { answer } = change;
    await transaction.delete(answers).where(at(answers, answer));
    await transaction.insert(answers).values(answer);
    await transaction.delete(setAside).where(and(at(setAside, answer), eq(setAside.userId, answer.authorId)));
  } else {
    const row = change.setAside;
    const own = and(at(setAside, row), eq(setAside.userId, row.userId));
    await transaction.delete(setAside).where(own);
    await transaction.insert(setAside).values(row);
    await transaction.delete(answers).where(and(at(answers, row), eq(answers.authorId, row.userId)));
  }
}
