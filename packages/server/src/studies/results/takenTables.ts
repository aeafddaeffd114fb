import { configurationCount, type PanelColumn, pool, type PoolMethod, type PoolRule } from '@credence/bayesnet';
import { countOpen } from '../../judgements/index.js';
import type { NodeRow } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import type { TableToWrite } from '../../platform/files/columnsOf.js';
import { type PanelTable, panelQuestions } from '../../platform/files/panelTable.js';
import type { Panel } from './readPanel.js';

/** The numbers of an expert or a pool for one node. */
export interface TakenTable {
  readonly nodeKey: string;
  /** The parents' numbers of states. */
  readonly radices: readonly number[];
  /** What was said of each column that anybody said anything of. */
  readonly columns: readonly TakenColumn[];
  /** As it is written into a file. */
  readonly table: TableToWrite;
  /** Whether every column has numbers, so that a node without any in the file gets them. */
  readonly isFull: boolean;
}

export interface TakenColumn {
  readonly question: PanelColumn;
  /** One for each state; undefined where the expert gave none, or where too few did for a pool. */
  readonly shares: readonly number[] | undefined;
  /** Of a pool: the states that some call impossible and others do not. */
  readonly contested?: readonly number[];
}

/** Whose numbers are taken: a pool, or an expert by their place in the panel. */
export type Taker = { readonly kind: PoolMethod } | { readonly expert: number };

/**
 * Whose numbers a request names.
 * @param of `linear`, `logarithmic`, `median`, or a code such as `E3`
 * @throws ApiError expert_not_found
 */
export function takerOf({ experts }: Panel, of: string): Taker {
  if (of === 'linear' || of === 'logarithmic' || of === 'median') return { kind: of };
  const expert = experts.findIndex(({ code }) => `E${code}` === of);
  if (expert < 0) throw new ApiError('expert_not_found');
  return { expert };
}

/**
 * The numbers of an expert or a pool, by node, in the order of the file.
 * @param nodes all of the network
 */
export function takenTables({ tables }: Panel, taker: Taker, nodes: readonly NodeRow[]): TakenTable[] {
  // The states of a quantity stand for its intervals, and so in an order that means something.
  const isOrdered = ({ stateDetails }: NodeRow) => stateDetails?.every(({ interval }) => interval) ?? false;
  const ordered = new Set([...nodes.keys()].filter((node) => isOrdered(nodes[node]!)));
  const questions = Map.groupBy(panelQuestions(tables), ({ node }) => node);
  return tables.flatMap((table) => {
    const ofTable = questions.get(table.node) ?? [];
    const taken =
      'kind' in taker ? pooled(table, ofTable, { kind: taker.kind, ordered }) : ofExpert(table, ofTable, taker.expert);
    return taken ? [{ nodeKey: table.nodeKey, radices: table.radices, ...taken }] : [];
  });
}

type Taken = Pick<TakenTable, 'columns' | 'table' | 'isFull'>;

/** Below three answers there is no pool. */
function pooled({ nodeKey, radices }: PanelTable, questions: readonly PanelColumn[], rule: PoolRule): Taken {
  const columns = questions.map((question) => {
    const { shares, isList, contested } = pool(question, rule);
    return { question, shares: isList ? undefined : shares, contested };
  });
  const shares = new Map(columns.flatMap(({ question, shares: own }) => (own ? [[question.column, own]] : [])));
  return { columns, table: { nodeKey, pooled: shares }, isFull: shares.size === configurationCount(radices) };
}

function ofExpert({ radices, experts }: PanelTable, questions: readonly PanelColumn[], expert: number) {
  const own = experts.find((table) => table.expert === expert);
  if (!own) return undefined;
  const columns = questions.flatMap((question): TakenColumn[] => {
    const opinion = question.opinions.find((each) => each.expert === expert);
    if (!opinion) return [];
    return [{ question, shares: opinion.standing === 'answered' ? opinion.distribution : undefined }];
  });
  const { nodeKey, combinations, answers, asked = null } = own;
  const answerRows = [...answers.keys()].map((iteration) => ({ iteration: BigInt(iteration) }));
  const counted = countOpen(combinations, radices, answerRows, asked);
  const isFull = counted !== 'budget' && counted.open === 0;
  return { columns, table: { nodeKey, radices, combinations, answers, asked }, isFull };
}
