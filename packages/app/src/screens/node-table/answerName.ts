import type { NetworkTables, NodeWithTable } from '@credence/api-client';
import { configurationOfColumn } from '@credence/bayesnet';
import type { StrongAnswer } from '../../inference/tasks/tornado.js';
import type { Text } from '../../text/english.js';
import { shownStates } from './shownStates.js';

/** An answer in a few words: the state that it is about, and the states of the parents that it is for. */
export function answerName({ nodes }: NetworkTables, answer: StrongAnswer, nodeId: string, words: Text): string {
  const { tornado: text } = words.nodeTable;
  const known = new Map(nodes.map((node) => [node.id, node]));
  const node = known.get(answer.node);
  if (!node) return answer.node;
  const parents = node.parents.flatMap((id) => known.get(id) ?? []);
  const states = shownStates([node, ...parents], words);
  const radices = parents.map(({ vars }) => vars.length);
  const shared = sharedStates(columnsOf(node, answer), radices);
  const conditions = shared.flatMap((state, parent) =>
    state === undefined ? [] : (states[parent + 1]?.[state] ?? []),
  );
  const state = states[0]?.[answer.state] ?? '';
  const bar = text.bar(state, conditions.join(', '));
  const name = answer.combination === undefined ? bar : text.combination(answer.combination, bar);
  return answer.node === nodeId ? name : text.ofNode(node.display_name, name);
}

/** The columns that an answer is about. */
function columnsOf({ table }: NodeWithTable, { column, combination }: StrongAnswer): readonly number[] {
  if (combination === undefined || table.kind !== 'full') return [column];
  let from = 0;
  return table.columns.flatMap((run) => {
    const first = from;
    from += run.count;
    return run.combination === combination ? Array.from({ length: run.count }, (_, index) => first + index) : [];
  });
}

/** For each parent, its state if it is the same in all columns. */
function sharedStates(columns: readonly number[], radices: readonly number[]): readonly (number | undefined)[] {
  const [first = [], ...others] = columns.map((column) => configurationOfColumn(column, radices) ?? []);
  return first.map((state, parent) => (others.every((other) => other[parent] === state) ? state : undefined));
}
