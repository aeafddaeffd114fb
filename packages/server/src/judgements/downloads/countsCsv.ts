import {
  CERTAINTIES,
  type CertaintyCode,
  configurationCount,
  configurationOfColumn,
  isAnswered,
} from '@credence/bayesnet';
import { nodeNames, type NodeRow } from '../../networks/index.js';
import { type Cell, toCsv } from '../../platform/csv.js';
import { ApiError } from '../../platform/errors.js';
import { type AssessedTable, FilledTable } from '../../platform/files/filledTable.js';

/** Lines of one table of counts: more would be a file that no program of statistics opens at once. */
const MOST_LINES = 2 ** 18;

const UNCERTAIN: CertaintyCode = -2;
const RATHER_CERTAIN: CertaintyCode = 1;

/**
 * What was answered as counts of cases, the parameters of a Dirichlet distribution for each column (docs/method.md): the
 * share of a state times the cases that an answer of this certainty is worth. One line for each state of each column that
 * is answered or decided, a column of cells for each parent; without a byte order mark and with every name as it is, for R
 * and Python. Where nobody said how certain they are, an answer counts as uncertain and a combination as rather certain, as
 * everywhere.
 *
 * @param cases what an answer is worth, from uncertain to certain
 * @throws ApiError too_many_numbers
 */
export function countsCsv(
  nodes: readonly NodeRow[],
  tables: readonly AssessedTable[],
  cases: readonly number[],
): Buffer {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const assessed = tables.flatMap((table) => {
    const node = byKey.get(table.nodeKey);
    return node ? [{ table, node }] : [];
  });
  refuseTooMany(assessed, nodes);
  const parents = [...new Set(assessed.flatMap(({ node }) => node.parents))];
  return toCsv(lines(assessed, parents, { byKey, cases }), {
    separator: 'comma',
    marked: false,
    isGuarded: false,
  });
}

interface Assessed {
  readonly table: AssessedTable;
  readonly node: NodeRow;
}

function refuseTooMany(assessed: readonly Assessed[], nodes: readonly NodeRow[]): void {
  const counted = assessed.map(({ table, node }) => ({
    node,
    lines: configurationCount(table.radices) * node.states.length,
  }));
  if (counted.reduce((sum, each) => sum + each.lines, 0) <= MOST_LINES) return;
  const [largest] = counted.toSorted((one, other) => other.lines - one.lines);
  throw new ApiError('too_many_numbers', { limit: MOST_LINES, nodes: nodeNames(largest ? [largest.node] : [], nodes) });
}

function* lines(
  assessed: readonly Assessed[],
  parents: readonly string[],
  { byKey, cases }: { readonly byKey: ReadonlyMap<string, NodeRow>; readonly cases: readonly number[] },
): Generator<readonly Cell[]> {
  const names = parents.map((key) => `parent_${byKey.get(key)?.fileId ?? ''}`);
  yield ['node', 'node_name', ...names, 'state', 'share', 'cases', 'count'];
  for (const { table, node } of assessed) {
    const source = new FilledTable(table, node.hasNumbers);
    const columns = configurationCount(table.radices);
    for (let column = 0; column < columns; column += 1) {
      const decision = source.decisionAt(column);
      if (!decision || !isAnswered(decision)) continue;
      const shares = source.sharesOf(decision) ?? [];
      const certainty = decision.certainty ?? (decision.number === undefined ? UNCERTAIN : RATHER_CERTAIN);
      const worth = cases[CERTAINTIES.indexOf(certainty)] ?? 0;
      const states = configurationOfColumn(column, table.radices) ?? [];
      const parentStates = new Map(
        node.parents.map((parent, at) => [parent, byKey.get(parent)?.states[states[at] ?? -1] ?? undefined]),
      );
      for (const [state, share] of shares.entries()) {
        // Without the noise of multiplying.
        const count = Number((share * worth).toPrecision(15));
        yield [
          node.fileId,
          node.displayName,
          ...parents.map((parent) => parentStates.get(parent)),
          node.states[state],
          share,
          worth,
          count,
        ];
      }
    }
  }
}
