import { identifierOf, shortened } from '../making/identifiers.js';
import { quoted } from '../making/quoted.js';
import { reservedWords } from '../making/reservedWords.js';
import { writtenColumns } from '../making/writtenColumns.js';
import { nestedTable } from '../nestedTable.js';
import type { FullNetwork, FullNode } from '../format.js';

/** Netica's limit on a name. */
export const LONGEST_NAME = 30;

/** A network as a new DNE file (Norsys, DNET-1): titles, comments and positions have their places in it. */
export function newDne({ nodes, name, description }: FullNetwork): string {
  const ids = shortened(
    nodes.map(({ id }) => idOf(id)),
    LONGEST_NAME,
  );
  const [network = ''] = shortened([idOf(name === '' ? 'Network' : name)], LONGEST_NAME);
  return [
    '// ~->[DNET-1]->~',
    '',
    `bnet ${network} {`,
    ...(name === '' ? [] : [`title = ${quoted(name)};`]),
    ...(description ? [`comment = ${quoted(description)};`] : []),
    '',
    ...nodes.map((node, place) => written(node, place, nodes, ids)),
    '};',
    '',
  ].join('\n');
}

function written(node: FullNode, place: number, nodes: readonly FullNode[], ids: readonly string[]): string {
  const { name, id, states, parents, position, description } = node;
  const stateIds = shortened(
    states.map((state) => identifierOf(state.id)),
    LONGEST_NAME,
  );
  const radices = parents.map((parent) => nodes[parent]?.states.length ?? 0);
  const table = nestedTable(writtenColumns(node), radices, { number: ', ', column: ',\n\t\t' });
  const isTitled = states.some((state, at) => stateIds[at] !== state.id);
  return [
    `node ${ids[place] ?? ''} {`,
    '\tkind = NATURE;',
    '\tdiscrete = TRUE;',
    '\tchance = CHANCE;',
    `\tstates = (${stateIds.join(', ')});`,
    ...(isTitled ? [`\tstatetitles = (${states.map((state) => quoted(state.id)).join(', ')});`] : []),
    `\tparents = (${parents.map((parent) => ids[parent] ?? '').join(', ')});`,
    `\tprobs = ${table};`,
    ...(name === id && ids[place] === id ? [] : [`\ttitle = ${quoted(name)};`]),
    ...(description ? [`\tcomment = ${quoted(description)};`] : []),
    ...(states.some((state) => state.description)
      ? [`\tstatecomments = (${states.map((state) => quoted(state.description ?? '')).join(', ')});`]
      : []),
    ...(position
      ? [
          '\tvisual V1 {',
          `\t\tcenter = (${Math.round((position.left + position.right) / 2)}, ${Math.round((position.top + position.bottom) / 2)});`,
          '\t\t};',
        ]
      : []),
    '\t};',
    '',
  ].join('\n');
}

export const idOf = (name: string) => identifierOf(name, reservedWords.dne);
