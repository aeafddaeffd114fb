import type { NetworkTables, NodeWithTable } from '@credence/api-client';
import { configurationOfColumn } from '@credence/bayesnet';
import { shownStates } from '../meaning/shownStates.js';
import type { Text } from '@credence/text';
import type { NodeAnswer } from './tasks/answersOf.js';

/** An answer in a few words: its node, the state that it is about, and the states of the parents that it is for. */
export function answerName(
  tables: NetworkTables,
  answer: NodeAnswer & { readonly state: number },
  words: Text,
): string {
  const { tornado: text } = words.nodeTable;
  const node = tables.nodes.find(({ id }) => id === answer.node);
  if (!node) return answer.node;
  const state = shownStates([node], words)[0]?.[answer.state] ?? '';
  const bar = text.bar(state, conditionsOf(tables, answer, words).join(', '));
  const name = answer.combination === undefined ? bar : text.combination(answer.combination, bar);
  return text.ofNode(node.display_name, name);
}

/** The states of the parents that an answer is for, as far as they are the same in all of its columns. */
export function conditionsOf({ nodes }: NetworkTables, answer: NodeAnswer, words: Text): readonly string[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const node = known.get(answer.node);
  const parents = node?.parents.flatMap((id) => known.get(id) ?? []) ?? [];
  const states = shownStates(parents, words);
  const radices = parents.map(({ vars }) => vars.length);
  const shared = node ? sharedStates(columnsOf(node, answer), radices) : [];
  return shared.flatMap((state, parent) => (state === undefined ? [] : (states[parent]?.[state] ?? [])));
}

/** The columns that an answer is about. */
function columnsOf({ table }: NodeWithTable, { column, combination }: NodeAnswer): readonly number[] {
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
