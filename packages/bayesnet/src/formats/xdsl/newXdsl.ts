import { identifierOf, stateIdentifierOf } from '../making/identifiers.js';
import { writtenColumns } from '../making/writtenColumns.js';
import type { FullNetwork, FullNode } from '../format.js';
import { escaped } from '../making/escaped.js';

/** Where GeNIe draws a node that no file draws: in rows of eight. */
const GRID = { perRow: 8, width: 80, height: 50, apart: 120, below: 100 } as const;

/**
 * A network as a new XDSL file: nodes, tables, and in the extensions of GeNIe the display names, positions and
 * descriptions. Parents come before their children, as GeNIe writes and wants them.
 */
export function newXdsl(network: FullNetwork): string {
  const { nodes } = network;
  const name = network.name === '' ? 'Network' : network.name;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<smile version="1.0" id="${identifierOf(name)}" numsamples="10000" discsamples="10000">`,
    '\t<nodes>',
    ...parentsFirst(nodes).map((node) => cpt(node, nodes)),
    '\t</nodes>',
    '\t<extensions>',
    `\t\t<genie version="1.0" app="Credence" name="${attribute(name)}">`,
    ...(network.description ? [`\t\t\t<comment>${escaped(asComment(network.description))}</comment>`] : []),
    ...nodes.map(drawn),
    '\t\t</genie>',
    '\t</extensions>',
    '</smile>',
    '',
  ].join('\n');
}

/** The nodes in an order in which no parent comes after its child. */
function parentsFirst(nodes: readonly FullNode[]): FullNode[] {
  const waiting = nodes.map(({ parents }) => parents.length);
  const children = nodes.map((): number[] => []);
  for (const [child, { parents }] of nodes.entries()) for (const parent of parents) children[parent]?.push(child);
  const ready = [...nodes.keys()].filter((place) => waiting[place] === 0);
  for (const place of ready) {
    for (const child of children[place] ?? []) {
      waiting[child] = (waiting[child] ?? 0) - 1;
      if (waiting[child] === 0) ready.push(child);
    }
  }
  return ready.flatMap((place) => nodes[place] ?? []);
}

function cpt(node: FullNode, nodes: readonly FullNode[]): string {
  const { id, states, parents } = node;
  const described = states.filter(({ description }) => description !== undefined);
  return [
    `\t\t<cpt id="${identifierOf(id)}">`,
    ...states.map((state) => `\t\t\t<state id="${stateIdentifierOf(state.id)}" />`),
    ...(parents.length > 0
      ? [`\t\t\t<parents>${parents.map((parent) => identifierOf(nodes[parent]?.id ?? '')).join(' ')}</parents>`]
      : []),
    `\t\t\t<probabilities>${writtenColumns(node).flat().join(' ')}</probabilities>`,
    ...described.map(
      (state) =>
        `\t\t\t<property id="${stateIdentifierOf(state.id)}">${escaped(asComment(state.description ?? ''))}</property>`,
    ),
    '\t\t</cpt>',
  ].join('\n');
}

function drawn({ id, name, position, description }: FullNode, place: number): string {
  const { perRow, width, height, apart, below } = GRID;
  const left = position?.left ?? 40 + (place % perRow) * apart;
  const top = position?.top ?? 40 + Math.floor(place / perRow) * below;
  // Some formats draw a point, GeNIe a box.
  const right = position && position.right > position.left ? position.right : left + width;
  const bottom = position && position.bottom > position.top ? position.bottom : top + height;
  return [
    `\t\t\t<node id="${identifierOf(id)}">`,
    `\t\t\t\t<name>${escaped(name)}</name>`,
    '\t\t\t\t<interior color="e5f6f7" />',
    '\t\t\t\t<outline color="000080" />',
    '\t\t\t\t<font color="000000" name="Arial" size="8" />',
    `\t\t\t\t<position>${[left, top, right, bottom].map(Math.round).join(' ')}</position>`,
    ...(description ? [`\t\t\t\t<comment>${escaped(asComment(description))}</comment>`] : []),
    '\t\t\t</node>',
  ].join('\n');
}

/** GeNIe writes a line break as the two signs \n. */
const asComment = (text: string) => text.replaceAll('\n', '\\n');
const attribute = (text: string) => escaped(text).replaceAll('"', '&quot;');
