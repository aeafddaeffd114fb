import { configurationOfColumn } from '../../cpt/configuration.js';
import { identifierOf } from '../making/identifiers.js';
import { quoted } from '../making/quoted.js';
import { reservedWords } from '../making/reservedWords.js';
import { writtenColumns } from '../making/writtenColumns.js';
import type { FullNetwork, FullNode } from '../format.js';

/** A network as a new DSC file (Microsoft Belief Networks): names and positions have their places in it. */
export function newDsc({ nodes, name }: FullNetwork): string {
  return [
    `belief network ${quoted(name)}`,
    ...nodes.map(node),
    ...nodes.map((each) => probability(each, nodes)),
    '',
  ].join('\n');
}

function node({ id, name, states, position }: FullNode): string {
  return [
    `node ${idOf(id)}`,
    '{',
    `  name: ${quoted(name)};`,
    `  type: discrete[${states.length}] =`,
    '  {',
    states.map((state) => `    ${quoted(state.id)}`).join(',\n'),
    '  };',
    ...(position ? [`  position: (${Math.round(position.left)}, ${Math.round(position.top)});`] : []),
    '}',
  ].join('\n');
}

function probability(each: FullNode, nodes: readonly FullNode[]): string {
  const parents = each.parents.flatMap((parent) => nodes[parent] ?? []);
  const columns = writtenColumns(each);
  const radices = parents.map(({ states }) => states.length);
  const given = parents.length > 0 ? ` | ${parents.map(({ id }) => idOf(id)).join(', ')}` : '';
  return [
    `probability(${idOf(each.id)}${given})`,
    '{',
    ...columns.map((numbers, column) => {
      const states = (configurationOfColumn(column, radices) ?? []).join(', ');
      return `  ${states === '' ? '' : `(${states}): `}${numbers.join(', ')};`;
    }),
    '}',
  ].join('\n');
}

export const idOf = (name: string) => identifierOf(name, reservedWords.dsc);
