import type { AnswerSave, ColumnRun, NetworkTables, NodeWithTable } from '@credence/api-client';
import { columnOf, configurationAt, distributionOfJudgement, isAnswered, isIteration } from '@credence/bayesnet';
import type { Outgoing } from '../answering/outgoing.js';

/** An answer on its way. */
export type Waiting = Pick<Outgoing, 'place' | 'answer'>;

/** The tables as they will be once the answers that wait on this device are saved. */
export function withWaiting(tables: NetworkTables, waiting: readonly Waiting[]): NetworkTables {
  const here = waiting.filter(({ place, answer }) => place.networkId === tables.networkId && saysNumbers(answer));
  if (here.length === 0) return tables;
  const states = new Map(tables.nodes.map(({ id, vars }) => [id, vars.length]));
  return {
    ...tables,
    nodes: tables.nodes.map((node) => {
      const answers = here.filter(({ place }) => place.nodeId === node.id);
      return answers.length > 0 ? withAnswers(node, answers, states) : node;
    }),
  };
}

const saysNumbers = ({ standing }: AnswerSave) => isAnswered({ standing });

function withAnswers(
  node: NodeWithTable,
  answers: readonly Waiting[],
  states: ReadonlyMap<string, number>,
): NodeWithTable {
  const { vars, parents, table } = node;
  const radices = parents.map((parent) => states.get(parent) ?? 0);
  const count = radices.reduce((product, radix) => product * radix, 1);
  // Of a node of which nothing was known, the first answer makes a table.
  const open = table.kind === 'none' && table.reason === 'open';
  if (table.kind !== 'full' && !open) return node;
  const values = table.kind === 'full' ? [...table.values] : new Array<number>(count * vars.length).fill(0);
  const columns: Omit<ColumnRun, 'count'>[] =
    table.kind === 'full'
      ? table.columns.flatMap(({ count: many, ...run }) => Array.from({ length: many }, () => run))
      : Array.from({ length: count }, () => ({ basis: 'none' }));
  for (const { place, answer } of answers) {
    if (answer.sliders.length !== vars.length || !isIteration(place.iteration, radices)) continue;
    const column = columnOf(configurationAt(place.iteration, radices) ?? [], radices);
    const shares = distributionOfJudgement({ value: answer.sliders, ...(answer.exact ? { exact: answer.exact } : {}) });
    for (const [state, share] of shares.entries()) values[column * vars.length + state] = share;
    columns[column] = { basis: 'answered', certainty: answer['self-eval'] };
  }
  return { ...node, table: { kind: 'full', values, columns: columns.map((run) => ({ ...run, count: 1 })) } };
}
