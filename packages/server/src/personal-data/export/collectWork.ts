import type { RecordWords } from '@credence/text';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import {
  answers,
  combinationSets,
  directions,
  explanations,
  nodeFeedback,
  outcomes,
  setAside,
  visits,
} from '../../database/schema/index.js';
import { type AnswerState, combinationsOf, fieldsAsJson } from '../../judgements/index.js';
import { type Act, listActs } from './acts.js';
import { countsNow, type OwnRows } from './countsNow.js';
import { certaintyIn, sharesIn } from './inWords.js';
import {
  conditionsOf,
  conditionsOfCombination,
  type JudgementPlace,
  readPlaces,
  statesAt,
  type Places,
} from './judgementPlaces.js';
import { ownWords, restoredBy, saveOf } from './ownWords.js';
import { cameAbout, recordOf } from './recordOf.js';

type Own = Awaited<ReturnType<typeof readOwn>>;

/** Everything that a person did to networks, under the names that a person reads. One query a table. */
export async function collectWork(
  transaction: Transaction,
  { userId, words }: { readonly userId: string; readonly words: RecordWords },
) {
  const rows = await readOwn(transaction, userId);
  const networkIds = new Set(
    Object.values(rows).flatMap((list) =>
      list.flatMap(({ networkId }: Pick<JudgementPlace, 'networkId'>) => networkId ?? []),
    ),
  );
  const own: OwnRows = {
    userId,
    words,
    places: await readPlaces(transaction, { userId, networkIds: [...networkIds], words }),
    wordsOf: ownWords(userId, rows.acts),
    answers: new Map(rows.answers.map((row) => [saveOf(row), row])),
    setAside: new Map(rows.setAside.map((row) => [saveOf(row), row])),
  };
  return {
    record: recordOf(rows.acts, own),
    ...presentAnswers(rows, own),
    ...presentJudgements(rows, own),
    activities: rows.acts.map((act) => presentActivity(act, own)),
  };
}

async function readOwn(transaction: Transaction, userId: string) {
  const { userId: _visitor, id: _id, ...visit } = getTableColumns(visits);
  const { authorId: _of, revision: _revision, ...outcome } = getTableColumns(outcomes);
  const { authorId: _author, ...explanation } = getTableColumns(explanations);
  return {
    answers: await transaction.select().from(answers).where(eq(answers.authorId, userId)).orderBy(asc(answers.savedAt)),
    combinations: await transaction
      .select()
      .from(combinationSets)
      .where(eq(combinationSets.authorId, userId))
      .orderBy(asc(combinationSets.savedAt)),
    setAside: await transaction
      .select()
      .from(setAside)
      .where(eq(setAside.userId, userId))
      .orderBy(asc(setAside.savedAt)),
    visits: await transaction.select(visit).from(visits).where(eq(visits.userId, userId)).orderBy(asc(visits.at)),
    directions: await transaction
      .select()
      .from(directions)
      .where(eq(directions.authorId, userId))
      .orderBy(asc(directions.savedAt)),
    nodeFeedback: await transaction
      .select()
      .from(nodeFeedback)
      .where(eq(nodeFeedback.userId, userId))
      .orderBy(asc(nodeFeedback.savedAt)),
    explanations: await transaction
      .select(explanation)
      .from(explanations)
      .where(eq(explanations.authorId, userId))
      .orderBy(asc(explanations.savedAt)),
    outcomes: await transaction
      .select(outcome)
      .from(outcomes)
      .where(eq(outcomes.authorId, userId))
      .orderBy(asc(outcomes.savedAt)),
    acts: await listActs(transaction, userId),
  };
}

/** Where something was said, in words. */
function placeIn(place: JudgementPlace, { places }: OwnRows) {
  const node = places.node(place);
  return {
    network: places.network(place) ?? null,
    ...(place.nodeKey ? { node: node?.name ?? null } : {}),
    ...(place.assessmentId ? { assessment: places.assessment(place) ?? null } : {}),
  };
}

/** The same with the conditions of a question. */
function questionIn(question: JudgementPlace & { readonly iteration: number }, own: OwnRows) {
  const node = own.places.node(question);
  const states = node && statesAt(node, question.iteration);
  return { ...placeIn(question, own), conditions: node && states ? conditionsOf(node, states, own.words) : null };
}

function presentAnswers(rows: Own, own: OwnRows) {
  const { words, wordsOf, places } = own;
  const restored = new Set(
    rows.acts
      .filter((act) => act.type === 'answer_saved' && act.after && restoredBy(act) !== undefined)
      .map((act) => saveOf({ ...act, revision: (act.after as AnswerState).revision })),
  );
  return {
    answers: withoutCopies(rows.answers, places).map((row) => {
      const { authorId: _author, ...answer } = row;
      const judgement = {
        ...answer,
        ...fieldsAsJson(row),
        iteration: Number(row.iteration),
        comment: wordsOf.comment(row, row.comment),
      };
      return {
        ...questionIn(judgement, own),
        shares: sharesIn(places.node(row), judgement),
        certainty: certaintyIn(judgement, words) || null,
        cameAbout: cameAbout(judgement, restored.has(saveOf(row)), own),
        countsNow: words.counts[countsNow(row, own)],
        ...judgement,
      };
    }),
    combinations: withoutCopies(rows.combinations, places).map((row) => {
      const { networkId, assessmentId, nodeKey, epoch, savedAt } = row;
      const mine = wordsOf.combinations(row, row.combinations);
      const node = places.node(row);
      return {
        ...placeIn(row, own),
        combinations: mine.map(({ authorId: _author, ...combination }) => ({
          conditions: node ? conditionsOfCombination(node, combination, words) : null,
          shares: sharesIn(node, { ...combination, sliders: combination.value }),
          certainty: certaintyIn({ ...combination, sliders: combination.value }, words) || null,
          ...combination,
        })),
        leftOut: row.combinations.length - mine.length,
        networkId,
        assessmentId,
        nodeKey,
        epoch,
        savedAt,
      };
    }),
    setAside: withoutCopies(rows.setAside, places).map(({ userId: _user, revision: _revision, ...row }) => ({
      ...questionIn({ ...row, iteration: Number(row.iteration) }, own),
      ...row,
      iteration: Number(row.iteration),
    })),
    visits: rows.visits.map((row) => ({
      ...questionIn({ ...row, iteration: Number(row.iteration) }, own),
      ...row,
      iteration: Number(row.iteration),
    })),
  };
}

function presentJudgements(rows: Own, own: OwnRows) {
  const named = <Row extends JudgementPlace>(list: readonly Row[]) =>
    list.map((row) => ({ ...placeIn(row, own), ...row }));
  return {
    directions: named(rows.directions.map(({ authorId: _author, ...row }) => row)),
    nodeFeedback: named(rows.nodeFeedback.map(({ userId: _user, ...row }) => row)),
    explanations: named(rows.explanations),
    outcomes: named(rows.outcomes),
  };
}

/** What a person did, with what they made of it, and nothing of what others said. */
function presentActivity(act: Act, own: OwnRows) {
  const { at, type, networkId, nodeKey, iteration } = act;
  const place = networkId === null ? {} : placeIn(act, own);
  return {
    at,
    type,
    ...place,
    networkId,
    nodeKey,
    iteration,
    metadata: act.metadata,
    after: ownAfter(act, own),
  };
}

function ownAfter(act: Act, { wordsOf }: OwnRows): unknown {
  if (act.after === null) return null;
  if (act.type === 'answer_saved') {
    const { authorId: _author, ...state } = act.after as AnswerState;
    return { ...state, comment: wordsOf.comment({ ...act, revision: state.revision }, state.comment) };
  }
  if (act.type !== 'combinations_saved') return act.after;
  const mine = wordsOf.combinations(act, combinationsOf(act.after));
  return { combinations: mine.map(({ authorId: _author, ...combination }) => combination) };
}

type Row = JudgementPlace & { readonly epoch: number; readonly revision: number; readonly iteration?: bigint };

/**
 * Rows without the copies of those that an earlier epoch has: where numbers of a study are adopted, a new epoch begins
 * with what was there, and nobody said it twice.
 */
function withoutCopies<Each extends Row>(rows: readonly Each[], places: Places): Each[] {
  const first = new Map<string, number>();
  const nameOf = ({ networkId, assessmentId, nodeKey, iteration, revision }: Row) =>
    `${networkId} ${assessmentId} ${nodeKey} ${iteration} ${revision}`;
  const isInUse = (row: Row) => places.standing(row)?.epochs.has(row.epoch) ?? false;
  for (const row of rows)
    if (isInUse(row)) first.set(nameOf(row), Math.min(row.epoch, first.get(nameOf(row)) ?? row.epoch));
  return rows.filter((row) => !isInUse(row) || first.get(nameOf(row)) === row.epoch);
}
