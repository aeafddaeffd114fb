import { isDeepStrictEqual } from 'node:util';
import { adoptedShares, configurationAt, sliderOf, winnerOf } from '@credence/bayesnet';
import { and, eq, sql } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { nodeProgress, setAside, answers, combinationSets, events } from '../../database/schema/index.js';
import {
  type AdoptedProgress,
  type AnswerRow,
  type AnswerState,
  countsOf,
  fieldsOfRow,
  findCombinationSet,
  listAnswers,
  recordedProgress,
  setAsideRevisions,
  stateOf,
  toCombinations,
} from '../../judgements/index.js';
import { progressOf, type ProgressRow } from '../../networks/index.js';
import { type NewEvent, newEventRow } from '../../platform/events/events.js';

/** Numbers for a node, and who puts them there. */
export interface NodeAdoption {
  readonly progress: ProgressRow;
  readonly radices: readonly number[];
  /** By iteration, adding up to 1. */
  readonly shares: ReadonlyMap<number, readonly number[]>;
  readonly user: UserRow;
  readonly at: Date;
  /** Names the adoption that this is a part of. */
  readonly adoption: string;
}

/**
 * Makes numbers the answers of a node that somebody has locked. They stand in a new epoch that begins with everything that
 * was there, so that to undo it is to go back to the epoch before, in which no row was touched. Columns that have exactly
 * these numbers already keep them.
 * @returns whether anything changed
 */
export async function adoptNode(transaction: Transaction, given: NodeAdoption): Promise<boolean> {
  const { progress, user, at, adoption } = given;
  const changes = await changesOf(transaction, given);
  if (changes.length === 0) return false;
  const epoch = progress.lastEpoch + 1;
  const turned = { ...progress, epoch, lastEpoch: epoch, resetAt: null };
  const place = placeOf(progress);
  const begun: NewEvent = {
    type: 'tables_adopted',
    at,
    actor: user,
    ...place,
    epoch,
    revision: progress.revision + 1,
    metadata: { adoption, before: progress.epoch },
    before: recordedProgress(progress),
    after: { ...recordedProgress(turned), carried: progress.epoch } satisfies AdoptedProgress,
  };
  let counts = { closed: progress.closed, open: progress.open, answered: progress.answered };
  const rows: AnswerRow[] = [];
  const saves = changes.map((change, index): NewEvent => {
    const { before, closes } = change;
    const sequence = progress.revision + 2 + index;
    const row = adoptedAnswer(change, { ...place, epoch, authorId: user.id, sequence, savedAt: at });
    rows.push(row);
    counts = {
      closed: counts.closed + BigInt(closes),
      open: counts.open - BigInt(closes),
      answered: counts.answered + closes,
    };
    const after: AnswerState = { ...stateOf(row), secondsInAll: 0, sequence };
    return {
      type: 'answer_saved',
      at,
      actor: user,
      ...place,
      epoch,
      iteration: row.iteration,
      revision: sequence,
      metadata: { adoption },
      before: before ? stateOf(before) : null,
      after: { ...after, counts: countsOf(counts) },
    };
  });
  await writeAdopted(transaction, { rows, events: [begun, ...saves] });
  await carryEpoch(transaction, progress, epoch);
  await takeUp(transaction, rows);
  await transaction
    .update(nodeProgress)
    .set({
      epoch,
      lastEpoch: epoch,
      resetAt: null,
      ...counts,
      revision: begun.revision! + rows.length,
      modifiedAt: at,
    })
    .where(progressOf(progress, progress.nodeKey));
  return true;
}

const placeOf = ({ networkId, assessmentId, nodeKey }: ProgressRow) => ({ networkId, assessmentId, nodeKey });

type RowPlace = Pick<
  AnswerRow,
  'networkId' | 'assessmentId' | 'nodeKey' | 'epoch' | 'authorId' | 'sequence' | 'savedAt'
>;

function adoptedAnswer({ iteration, exact, earlier }: Change, place: RowPlace): AnswerRow {
  return {
    ...place,
    iteration: BigInt(iteration),
    sliders: exact.map(sliderOf),
    ...fieldsOfRow({ exact, origin: 'adopted' }),
    selfEval: null,
    comment: '',
    seconds: 0,
    revision: earlier + 1,
  };
}

interface Change {
  readonly iteration: number;
  readonly exact: number[];
  readonly before: AnswerRow | undefined;
  /** 1 if the column was open. */
  readonly closes: 0 | 1;
  /** How often the question was saved so far. */
  readonly earlier: number;
}

async function changesOf(transaction: Transaction, { progress, radices, shares }: NodeAdoption): Promise<Change[]> {
  const held = new Map((await listAnswers(transaction, progress)).map((row) => [Number(row.iteration), row]));
  const set = await findCombinationSet(transaction, progress);
  const combinations = toCombinations(set?.combinations ?? []);
  const asideAt = await setAsideRevisions(transaction, progress);
  return [...shares]
    .sort(([one], [other]) => one - other)
    .flatMap(([iteration, own]): Change[] => {
      const exact = adoptedShares(own);
      const before = held.get(iteration);
      const winner = winnerOf(combinations, configurationAt(iteration, radices) ?? []);
      const isInForce = before !== undefined && (!winner || before.sequence > winner.sequence);
      if (isInForce && before.origin === 'adopted' && isDeepStrictEqual(before.exact, exact)) return [];
      const earlier = Math.max(before?.revision ?? 0, asideAt.get(iteration) ?? 0);
      return [{ iteration, exact, before, closes: before || winner ? 0 : 1, earlier }];
    });
}

/** An answer replaces what its author had set aside. */
async function takeUp(transaction: Transaction, rows: readonly AnswerRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const answered = new Set(rows.map(({ iteration }) => iteration));
  const own = and(ofEpoch(first), eq(setAside.userId, first.authorId));
  for (const { iteration } of await transaction.select().from(setAside).where(own))
    if (answered.has(iteration)) await transaction.delete(setAside).where(and(own, eq(setAside.iteration, iteration)));
}

const ofEpoch = ({
  networkId,
  assessmentId,
  nodeKey,
  epoch,
}: Pick<ProgressRow, 'networkId' | 'assessmentId' | 'nodeKey' | 'epoch'>) =>
  and(
    eq(setAside.networkId, networkId),
    eq(setAside.assessmentId, assessmentId),
    eq(setAside.nodeKey, nodeKey),
    eq(setAside.epoch, epoch),
  );

/** Rows of one statement: a statement has at most 65,535 values, and a row twenty. */
const CHUNK = 1000;

/** Writes adopted answers and the events of them. */
async function writeAdopted(
  transaction: Transaction,
  adopted: { readonly rows: readonly AnswerRow[]; readonly events: readonly NewEvent[] },
): Promise<void> {
  for (const chunk of chunksOf(adopted.rows)) await transaction.insert(answers).values(chunk);
  for (const chunk of chunksOf(adopted.events)) await transaction.insert(events).values(chunk.map(newEventRow));
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
}

/** Copies everything that a node's epoch holds into another one, as it is, but for what stands there already. */
async function carryEpoch(
  transaction: Transaction,
  { networkId, assessmentId, nodeKey, epoch }: ProgressRow,
  to: number,
): Promise<void> {
  for (const table of [answers, combinationSets, setAside])
    await transaction.execute(sql`
      insert into ${table}
      select copy.* from ${table} held,
        jsonb_populate_record(null::${table}, to_jsonb(held) || jsonb_build_object('epoch', ${to}::integer)) copy
      where held.network_id = ${networkId} and held.assessment_id = ${assessmentId} and held.node_key = ${nodeKey}
        and held.epoch = ${epoch}
      on conflict do nothing`);
}
