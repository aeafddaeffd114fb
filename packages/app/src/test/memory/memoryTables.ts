import type { ColumnRun, NetworkTables, NodeTable } from '@credence/api-client';
import {
  configurationOfColumn,
  type DecidingAnswer,
  decimalsOf,
  distributionOfJudgement,
  iterationOf,
  modelOf,
  type Network,
  type NetworkNode,
} from '@credence/bayesnet';
import { type MemoryNode, variableOf } from './memoryNode.js';

/** The numbers that a download would hold, and what each column is based on. */
export function memoryTables(
  network: Network,
  nodes: ReadonlyMap<string, MemoryNode>,
  about: Pick<NetworkTables, 'networkId' | 'revision'>,
): NetworkTables {
  const runs = new Map<string, ColumnRun[]>();
  const assessed = network.nodes.map((node) => {
    const memory = nodes.get(node.key);
    // A table of which nothing is known is not made up.
    if (!memory || (!node.cpt && memory.open() === memory.columns)) return node;
    const filled = tableOf(node, memory);
    runs.set(node.key, filled.columns);
    return { ...node, cpt: filled.cpt };
  });
  const { nodes: found } = modelOf({ ...network, nodes: assessed });
  return {
    ...about,
    nodes: network.nodes.map((node, place) => ({
      ...variableOf(node),
      parents: node.parents.flatMap((parent) => network.nodes[parent]?.key ?? []),
      table: presentTable(found[place]?.table, node.states.length, runs.get(node.key)),
    })),
  };
}

/** The numbers of a column; undefined for one that cannot occur and keeps those of the file. */
export const numbersOf = (decision: DecidingAnswer, hasNumbers: boolean): number[] | undefined =>
  decision.standing === 'cannot_occur' && hasNumbers ? undefined : distributionOfJudgement(decision);

function tableOf({ cpt: own, states }: NetworkNode, { columns: count, radices, decisionOf }: MemoryNode) {
  const cpt = own?.slice() ?? new Float64Array(count * states.length);
  const columns: ColumnRun[] = [];
  for (let column = 0; column < count; column += 1) {
    const decision = decisionOf(iterationOf(configurationOfColumn(column, radices) ?? [], radices));
    const numbers = decision && numbersOf(decision, own !== undefined);
    if (numbers) cpt.set(decimalsOf(numbers).map(Number), column * states.length);
    const basis = decision ? (decision.by === 'answer' ? 'answered' : 'combination') : own ? 'file' : 'none';
    const combination = decision?.number;
    const last = columns.at(-1);
    if (last?.basis === basis && last.combination === combination) last.count += 1;
    else columns.push({ basis, count: 1, ...(combination === undefined ? {} : { combination }) });
  }
  return { cpt, columns };
}

function presentTable(
  table: ReturnType<typeof modelOf>['nodes'][number]['table'] | undefined,
  states: number,
  runs: ColumnRun[] | undefined,
): NodeTable {
  if (!table || table.kind === 'none') return table ?? { kind: 'none', reason: 'unknown' };
  const values = [...table.values];
  return table.kind === 'full'
    ? { kind: 'full', values, columns: runs ?? [{ basis: 'file', count: values.length / states }] }
    : {
        kind: 'noisy-max',
        values,
        ...(table.strengths ? { strengths: table.strengths.map((each) => [...each]) } : {}),
      };
}
