import type { components, NodeState, StudyProtocol } from '@credence/api-client';
import {
  configurationOfColumn,
  disagreementOf,
  effectsOf,
  iterationOf,
  modelOf,
  type Network,
  type PanelColumn,
  pool,
  type PooledColumn,
  type PoolMethod,
  readNetworkFile,
  shownPool,
  tablesOfPool,
  toDiscuss,
} from '@credence/bayesnet';
import {
  atMostOne,
  InferenceTime,
  type PanelConclusions,
  panelOutcome,
  sensitivitiesOf,
  shownOutcome,
  type ShownOutcome,
} from './panelOutcomes.js';
import { panelQuestions, type PanelTable } from './panelTable.js';

type Schemas = components['schemas'];

/** Seconds that all inference about a panel may take: less than a worker may run. */
const SECONDS = 6;

/** What is wanted of a panel. */
export interface PanelTask {
  readonly tables: readonly PanelTable[];
  /** What stands for each expert, by their place in the panel. */
  readonly codes: readonly number[];
  readonly primary: StudyProtocol['primary'];
  readonly outcomes: readonly NodeState[];
  /** The findings of each typical case. */
  readonly cases: readonly (readonly NodeState[])[];
}

/** What a panel says together. */
export interface PanelResults extends Pick<Schemas['StudyResults'], 'questions' | 'toDiscuss'> {
  readonly outcomes: readonly PanelConclusions[];
  /** All that experts are shown of the numbers. */
  readonly shown: ShownNumbers;
  /** The codes of those who gave numbers, in their order. */
  readonly answering: readonly number[];
  /** Whether time was too short for one of the outcomes: another time it may not be. */
  readonly ranOut: boolean;
}

/** What experts are shown of what a panel says: it must not be possible to solve it for anybody's answer. */
export interface ShownNumbers {
  /** The primary pool of each question, rounded; undefined where too few answered. */
  readonly pools: readonly (readonly number[] | undefined)[];
  /** What follows from these. */
  readonly outcomes: readonly ShownOutcome[];
}

/** Pools what the experts of a panel said, and concludes from it with the numbers of their network's file. */
export function panelResults(bytes: Uint8Array, { tables, codes, primary, outcomes, cases }: PanelTask): PanelResults {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  const { network } = document;
  const questions = panelQuestions(tables);
  const ordered = orderedNodes(network);
  const pooled = (kind: PoolMethod) => questions.map((question) => pool(question, { kind, ordered }));
  const pools = { linear: pooled('linear'), logarithmic: pooled('logarithmic'), median: pooled('median') };

  const file = modelOf(network);
  const places = new Map(network.nodes.map(({ key }, place) => [key, place]));
  const at = ({ node, state }: NodeState) => ({ node: places.get(node) ?? -1, state });
  const time = new InferenceTime(SECONDS);
  const sensitivities = sensitivitiesOf(
    tablesOfPool(file, pools[primary]).model,
    outcomes.map(at),
    cases.map((findings) => new Map(findings.map(at).map(({ node, state }) => [node, state]))),
    time,
  );
  const discussed = toDiscuss(questions, { outcomes: sensitivities });
  const reasons = new Map(discussed.map((each) => [each.question, each.reasons]));
  const effects = sensitivities.length > 0 ? effectsOf(questions, sensitivities) : undefined;
  const placeOf = new Map(questions.map((question, place) => [question, place]));
  const radicesOf = new Map(tables.map(({ node, radices }) => [node, radices]));
  const answeredBy = numbersGiven(questions);
  return {
    questions: questions.map((question, place) => ({
      nodeId: network.nodes[question.node]!.key,
      iteration: iterationAt(question.column, radicesOf.get(question.node) ?? []),
      ...presentQuestion(question, effects?.[place]),
      pools: Object.fromEntries(
        Object.entries(pools).flatMap(([kind, { [place]: of }]) =>
          of?.shares && !of.isList ? [[kind, of.shares.map(atMostOne)]] : [],
        ),
      ),
      reasons: [...(reasons.get(question) ?? [])],
    })),
    toDiscuss: discussed.map(({ question }) => placeOf.get(question)!),
    outcomes: outcomes.map((named) =>
      panelOutcome(named, { file, pools, primary, codes, answeredBy, outcome: at(named) }, time),
    ),
    shown: shownNumbers(pools[primary], (shown) =>
      outcomes.map((named) => shownOutcome(named, { file, shown, primary, outcome: at(named) }, time)),
    ),
    answering: [...answeredBy.keys()].map((expert) => codes[expert]!),
    ranOut: time.ranOut,
  };
}

function shownNumbers(
  primary: readonly PooledColumn[],
  conclude: (shown: readonly PooledColumn[]) => ShownOutcome[],
): ShownNumbers {
  const pools = primary.map(shownPool);
  const columns = primary.map((column, place) => ({ ...column, shares: pools[place] }));
  return { pools, outcomes: conclude(columns.filter(({ shares }) => shares)) };
}

/** The nodes whose states come in an order that means something: those of a quantity stand for its intervals. */
const orderedNodes = ({ nodes }: Network): ReadonlySet<number> =>
  new Set([...nodes.keys()].filter((node) => nodes[node]?.states.every(({ interval }) => interval)));

const iterationAt = (column: number, radices: readonly number[]): number =>
  iterationOf(configurationOfColumn(column, radices) ?? [], radices);

/** To how many questions each expert gave numbers, for all who gave any, in their order. */
function numbersGiven(questions: readonly PanelColumn[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { opinions } of questions)
    for (const { expert, standing } of opinions)
      if (standing === 'answered') found.set(expert, (found.get(expert) ?? 0) + 1);
  return new Map([...found].sort(([one], [other]) => one - other));
}

/** @param effect the variance that the disagreement gives the outcomes */
function presentQuestion(question: PanelColumn, effect: number | undefined) {
  const { opinions } = question;
  const { value, kinds } = disagreementOf(question);
  const count = (standing: (typeof opinions)[number]['standing']) =>
    opinions.filter((opinion) => opinion.standing === standing).length;
  return {
    n: count('answered'),
    cannotOccur: count('cannot_occur'),
    notTheirField: count('not_my_field'),
    comments: opinions.filter(({ isCommented }) => isCommented).length,
    disagreement: value,
    kinds: [...kinds],
    // What rounding leaves of an effect where all say the same is none.
    ...(effect === undefined ? {} : { effect: value > 0 ? Math.sqrt(effect) : 0 }),
  };
}
