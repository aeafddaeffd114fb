import { configurationAt, type SavedCombination } from '@credence/bayesnet';
import type { RecordWords } from '@credence/text';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import {
  assessments,
  combinationSets,
  explanations,
  networks,
  nodeProgress,
  nodes,
  type StoredCombination,
  studyExperts,
} from '../../database/schema/index.js';
import { epochsInUse, toCombinations } from '../../judgements/index.js';
import { networkFor, ofPresentEpoch, ownExplanation } from '../../networks/index.js';

/** Where something was said. */
export interface JudgementPlace {
  readonly networkId: string | null;
  readonly assessmentId?: string | null;
  readonly nodeKey?: string | null;
}

/** A node under the names that the person sees. */
export interface PlaceNode {
  readonly name: string;
  readonly states: readonly string[];
  readonly parents: readonly Omit<PlaceNode, 'parents'>[];
}

/** What counts of a node now. */
export interface NodeStanding {
  readonly epoch: number;
  /** Those whose saves may count: the present one, and those that it began with. */
  readonly epochs: ReadonlySet<number>;
  readonly combinations: readonly SavedCombination[];
  readonly stored: readonly StoredCombination[];
}

/** The networks, nodes and assessments that a person's own rows are about: one query a table. */
export interface Places {
  network(place: JudgementPlace): string | undefined;
  node(place: JudgementPlace): PlaceNode | undefined;
  /** Where answers of the assessment belong, in words. */
  assessment(place: JudgementPlace): string | undefined;
  standing(place: JudgementPlace): NodeStanding | undefined;
}

const nodeOf = ({ networkId, nodeKey }: JudgementPlace) => `${networkId} ${nodeKey}`;
const progressOf = (place: JudgementPlace) => `${nodeOf(place)} ${place.assessmentId}`;

export async function readPlaces(
  transaction: Transaction,
  { userId, networkIds, words }: { userId: string; networkIds: readonly string[]; words: RecordWords },
): Promise<Places> {
  const found = await readNetworks(transaction, userId, networkIds);
  const named = await readNodes(transaction, found);
  const sets = await readAssessments(transaction, { userId, networkIds, words });
  const standing = await readStanding(transaction, networkIds);
  return {
    network: ({ networkId }) => (networkId === null ? undefined : (found.get(networkId)?.name ?? words.erasedNetwork)),
    node: (place) => named.get(nodeOf(place)),
    assessment: ({ networkId, assessmentId }) => sets.get(`${networkId} ${assessmentId}`),
    standing: (place) => standing.get(progressOf(place)),
  };
}

/** What a person's sets of answers are called. Of a final study nobody can tell any more which code was theirs. */
async function readAssessments(
  transaction: Transaction,
  { userId, networkIds, words }: { userId: string; networkIds: readonly string[]; words: RecordWords },
): Promise<Map<string, string>> {
  const rows = await transaction
    .select({ own: assessments, code: studyExperts.code })
    .from(assessments)
    .leftJoin(
      studyExperts,
      and(
        eq(studyExperts.networkId, assessments.networkId),
        eq(studyExperts.id, assessments.expertId),
        eq(studyExperts.userId, userId),
      ),
    )
    .where(isOneOf(assessments.networkId, networkIds));
  const nameOf = ({ own: { isShared, round, createdAt }, code }: (typeof rows)[number]) => {
    if (isShared) return words.sharedAssessment;
    if (round !== null) return words.studyRound(round, code ?? undefined);
    return words.otherAssessment(createdAt.toISOString().slice(0, 10));
  };
  return new Map(rows.map((row) => [`${row.own.networkId} ${row.own.id}`, nameOf(row)]));
}

type Named = ReadonlyMap<string, { readonly name: string; readonly mayView: boolean }>;

async function readNetworks(transaction: Transaction, userId: string, networkIds: readonly string[]): Promise<Named> {
  const { id, title, filename } = networks;
  const rows = await transaction
    .select({ id, title, filename, mayView: sql<boolean>`(${networkFor(userId, 'view')})` })
    .from(networks)
    .where(isOneOf(id, networkIds));
  return new Map(rows.map((row) => [row.id, { name: row.title || row.filename, mayView: row.mayView }]));
}

/** The owner's own names are for those who see the network; whoever has left it keeps those of the file. */
async function readNodes(transaction: Transaction, found: Named): Promise<Map<string, PlaceNode>> {
  const { networkId, key, displayName, states, parents } = nodes;
  const rows = await transaction
    .select({
      networkId,
      key,
      displayName,
      states,
      parents,
      own: { title: explanations.title, states: explanations.states },
    })
    .from(nodes)
    .leftJoin(explanations, ownExplanation)
    .where(isOneOf(networkId, [...found.keys()]));
  const names = new Map(
    rows.map((row) => {
      const own = found.get(row.networkId)?.mayView ? row.own : null;
      const name = own?.title ? own.title : row.displayName;
      const names = row.states.map((state, at) => (own?.states[at]?.title ? own.states[at].title : state));
      return [`${row.networkId} ${row.key}`, { name, states: names }];
    }),
  );
  return new Map(
    rows.map((row) => {
      const at = `${row.networkId} ${row.key}`;
      const above = row.parents.map((parent) => names.get(`${row.networkId} ${parent}`)!);
      return [at, { ...names.get(at)!, parents: above }];
    }),
  );
}

async function readStanding(
  transaction: Transaction,
  networkIds: readonly string[],
): Promise<Map<string, NodeStanding>> {
  const { networkId, assessmentId, nodeKey, epoch } = nodeProgress;
  const rows = await transaction
    .select({ networkId, assessmentId, nodeKey, epoch })
    .from(nodeProgress)
    .where(isOneOf(networkId, networkIds));
  const inUse = await epochsInUse(transaction, networkIds);
  const standing = new Map<string, NodeStanding>(
    rows.map((row) => [progressOf(row), { epoch: row.epoch, epochs: inUse(row), combinations: [], stored: [] }]),
  );
  const sets = await transaction
    .select(getTableColumns(combinationSets))
    .from(combinationSets)
    .innerJoin(nodeProgress, ofPresentEpoch(combinationSets))
    .where(isOneOf(combinationSets.networkId, networkIds));
  for (const { combinations, ...row } of sets)
    standing.set(progressOf(row), {
      epoch: row.epoch,
      epochs: inUse(row),
      combinations: toCombinations(combinations),
      stored: combinations,
    });
  return standing;
}

/** The state of each parent at a question; undefined where the node has no such question. */
export const statesAt = ({ parents }: PlaceNode, iteration: number): readonly number[] | undefined =>
  configurationAt(
    iteration,
    parents.map(({ states }) => states.length),
  );

/** "Season: cold, Wind: strong" */
export function conditionsOf(node: PlaceNode, states: readonly (number | undefined)[], words: RecordWords): string {
  const conditions = node.parents.flatMap((parent, at) =>
    states[at] === undefined ? [] : [`${parent.name}: ${parent.states[states[at]] ?? ''}`],
  );
  return conditions.join(', ') || words.noConditions;
}

/** The conditions of a combination. */
export const conditionsOfCombination = (
  node: PlaceNode,
  { nodes: chosen }: Pick<StoredCombination, 'nodes'>,
  words: RecordWords,
): string =>
  chosen === -1
    ? words.allRemaining
    : conditionsOf(
        node,
        node.parents.map((_, at) => chosen[at]),
        words,
      );
