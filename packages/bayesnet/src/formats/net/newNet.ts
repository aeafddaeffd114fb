import { identifierOf } from '../making/identifiers.js';
import { quoted } from '../making/quoted.js';
import { reservedWords } from '../making/reservedWords.js';
import { writtenColumns } from '../making/writtenColumns.js';
import { nestedTable } from '../nestedTable.js';
import { netSigns } from './netSigns.js';
import type { FullNetwork, FullNode } from '../format.js';

/**
 * A network as a new file of Hugin's NET format (5.x): labels, positions and descriptions have their places in it. Hugin
 * counts upwards.
 */
export function newNet({ nodes, name, description }: FullNetwork): string {
  return [
    'net',
    '{',
    '  node_size = (80 40);',
    ...(name === '' ? [] : [`  label = ${quoted(name)};`]),
    ...(description ? [`  HR_Desc = ${quoted(description)};`] : []),
    '}',
    '',
    ...nodes.map(node),
    ...nodes.map((each) => potential(each, nodes)),
  ].join('\n');
}

function node({ id, name, states, position, description }: FullNode): string {
  return [
    `node ${idOf(id)}`,
    '{',
    `  label = ${quoted(name)};`,
    ...(position ? [`  position = (${Math.round(position.left)} ${-Math.round(position.top)});`] : []),
    `  states = (${states.map((state) => quoted(state.id)).join(' ')});`,
    ...(description ? [`  HR_Desc = ${quoted(description)};`] : []),
    ...states.flatMap((state, at) => (state.description ? [`  HR_State_${at} = ${quoted(state.description)};`] : [])),
    '}',
    '',
  ].join('\n');
}

function potential(each: FullNode, nodes: readonly FullNode[]): string {
  const parents = each.parents.flatMap((parent) => nodes[parent] ?? []);
  const given = parents.length > 0 ? ` | ${parents.map(({ id }) => idOf(id)).join(' ')}` : '';
  const radices = parents.map(({ states }) => states.length);
  return [
    `potential (${idOf(each.id)}${given})`,
    '{',
    `  data = ${nestedTable(writtenColumns(each), radices, netSigns)};`,
    ...(each.sampleSizes?.some((cases) => cases > 0)
      ? [`  experience = ${experience(each.sampleSizes, radices)};`]
      : []),
    '}',
    '',
  ].join('\n');
}

/** How many cases each column counts, where that is known, in brackets by the states of the parents. */
function experience(cases: readonly number[], radices: readonly number[]): string {
  const last = radices.at(-1) ?? 1;
  const rows = Array.from({ length: cases.length / last }, (_, row) =>
    cases.slice(row * last, (row + 1) * last).map(String),
  );
  return nestedTable(rows, radices.slice(0, -1), netSigns);
}

export const idOf = (name: string) => identifierOf(name, reservedWords.net);
