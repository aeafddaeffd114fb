import { configurationOfColumn, decimalsOf, iterationOf } from '@credence/bayesnet';
import type { NodeRow } from '../../networks/index.js';
import { type Cell, toCsv } from '../../platform/csv.js';
import { parentsCell } from '../../platform/parentsCell.js';
import { type ColumnAnswer, type PanelTable, answersAt } from '../../platform/files/panelTable.js';
import type { Panel } from './readPanel.js';
import { type RedactionRow, redactionsAt } from './redactions.js';
import type { Taker, TakenColumn, TakenTable } from './takenTables.js';

const head = ['of', 'node', 'node_name', 'question', 'parents', 'state', 'share'];
const ofExpert = ['standing', 'certainty', 'combined', 'comment'];
const ofPool = ['n', 'cannot_occur', 'contested'];

interface TablesToTell {
  readonly panel: Panel;
  readonly taker: Taker;
  /** What the request calls it: a code, or a pool. */
  readonly of: string;
  readonly taken: readonly TakenTable[];
  /** All of the network, in the order of the file, as `listCalled` has them. */
  readonly nodes: readonly NodeRow[];
  readonly redactions: readonly RedactionRow[];
}

/**
 * The numbers of an expert or a pool, one line for each state of each column that anything was said of. `share` is the
 * probability, empty where there is none: because the expert gave none, or because there is no pool. Nothing tells when an
 * expert was at work. Nodes, parents and states are called as `listCalled` has
 * them in `file`. Of a comment that was taken out, the reason is left.
 */
export function tablesCsv({ panel, taker, of, taken, nodes, redactions }: TablesToTell): Buffer {
  const tables = new Map(panel.tables.map((table) => [table.nodeKey, table]));
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const isPool = 'kind' in taker;
  const rows = taken.flatMap((own) => {
    const [node, table] = [byKey.get(own.nodeKey), tables.get(own.nodeKey)];
    if (!node || !table) return [];
    const parents = node.parents.flatMap((parent) => byKey.get(parent) ?? []);
    return own.columns.flatMap((column) => {
      const configuration = configurationOfColumn(column.question.column, own.radices) ?? [];
      const conditions = parents.map(
        ({ fileId, file }, at) => [fileId, file.states[configuration[at]!] ?? ''] as const,
      );
      const iteration = iterationOf(configuration, own.radices);
      const start = [of, node.fileId, node.file.displayName, iteration, parentsCell(conditions)];
      const end = isPool
        ? ofThePool(column)
        : ofTheExpert(table, column, {
            expert: taker.expert,
            redacted: redactionsAt(redactions, { nodeKey: own.nodeKey, iteration }).get(
              panel.experts[taker.expert]!.code,
            ),
          });
      const shares = column.shares && decimalsOf(column.shares).map(Number);
      return node.file.states.map((state, at): Cell[] => [...start, state, shares?.[at], ...end(at)]);
    });
  });
  return toCsv([[...head, ...(isPool ? ofPool : ofExpert)], ...rows], { separator: 'comma', marked: true });
}

function ofThePool({ question: { opinions }, contested }: TakenColumn): (state: number) => Cell[] {
  const count = (wanted: string) => opinions.filter(({ standing }) => standing === wanted).length;
  const [n, cannotOccur] = [count('answered'), count('cannot_occur')];
  return (state) => [n, cannotOccur, contested?.includes(state) ? 'yes' : 'no'];
}

function ofTheExpert(
  table: PanelTable,
  { question }: TakenColumn,
  { expert, redacted }: { expert: number; redacted: RedactionRow | undefined },
): (state: number) => Cell[] {
  const answer = answersAt(table, question.column).find((each: ColumnAnswer) => each.expert === expert);
  const comment = answer?.comment ?? (redacted && `[taken out: ${redacted.reason}]`);
  const cells = [answer?.standing, answer?.certainty, answer?.isCombined ? 'yes' : 'no', comment];
  return () => cells;
}
