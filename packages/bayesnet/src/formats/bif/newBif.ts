import { configurationOfColumn } from '../../cpt/configuration.js';
import { identifierOf, stateIdentifierOf } from '../making/identifiers.js';
import { reservedWords } from '../making/reservedWords.js';
import { writtenColumns } from '../making/writtenColumns.js';
import type { FullNetwork, FullNode } from '../format.js';

/**
 * A network as a new BIF file, in the form that bnlearn, pgmpy and pyAgrum read: one line for each configuration of the
 * parents. Positions are properties without quotes, because pyAgrum reads no other; names and descriptions for people
 * have no place.
 */
export function newBif({ nodes, name }: FullNetwork): string {
  return [
    `network ${name === '' ? 'unknown' : idOf(name)} {`,
    '}',
    ...nodes.map(variable),
    ...nodes.map((node) => probability(node, nodes)),
    '',
  ].join('\n');
}

function variable({ id, states, position }: FullNode): string {
  return [
    `variable ${idOf(id)} {`,
    `  type discrete [ ${states.length} ] { ${states.map((state) => stateIdOf(state.id)).join(', ')} };`,
    ...(position ? [`  property position = (${Math.round(position.left)}, ${Math.round(position.top)}) ;`] : []),
    '}',
  ].join('\n');
}

function probability(node: FullNode, nodes: readonly FullNode[]): string {
  const parents = node.parents.flatMap((parent) => nodes[parent] ?? []);
  const columns = writtenColumns(node);
  if (parents.length === 0) {
    return [`probability ( ${idOf(node.id)} ) {`, `  table ${(columns[0] ?? []).join(', ')};`, '}'].join('\n');
  }
  const radices = parents.map(({ states }) => states.length);
  return [
    `probability ( ${idOf(node.id)} | ${parents.map(({ id }) => idOf(id)).join(', ')} ) {`,
    ...columns.map((numbers, column) => {
      const states = (configurationOfColumn(column, radices) ?? []).map((state, at) =>
        stateIdOf(parents[at]?.states[state]?.id ?? ''),
      );
      return `  (${states.join(', ')}) ${numbers.join(', ')};`;
    }),
    '}',
  ].join('\n');
}

export const idOf = (name: string) => identifierOf(name, reservedWords.bif);
/** The name of a state, as each column has it for those of the parents. */
export const stateIdOf = (name: string) => stateIdentifierOf(name, reservedWords.bif);
