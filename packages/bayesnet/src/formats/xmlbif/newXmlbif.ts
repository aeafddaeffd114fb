import type { State } from '../../network/network.js';
import { writtenColumns } from '../making/writtenColumns.js';
import type { FullNetwork, FullNode } from '../format.js';
import { elementOf } from '../making/identifiers.js';
import { escaped } from '../making/escaped.js';

/**
 * A network as a new XMLBIF 0.3 file in UTF-8: ids, states, parents, tables, descriptions and positions. The display
 * names of other formats have no place in it.
 */
export function newXmlbif(network: FullNetwork): string {
  const { nodes } = network;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<BIF VERSION="0.3">',
    '<NETWORK>',
    `<NAME>${escaped(network.name)}</NAME>`,
    ...(network.description ? [property(`description = ${network.description}`)] : []),
    ...nodes.map(variable),
    ...nodes.map((node) => definition(node, nodes)),
    '</NETWORK>',
    '</BIF>',
    '',
  ].join('\n');
}

function variable({ id, states, position, description }: FullNode): string {
  return [
    '<VARIABLE TYPE="nature">',
    `\t<NAME>${named(id)}</NAME>`,
    ...states.map((state) => `\t<OUTCOME>${named(state.id)}</OUTCOME>`),
    ...(position ? [`\t${property(`position = (${position.left}, ${position.top})`)}`] : []),
    ...(description ? [`\t${property(`description = ${description}`)}`] : []),
    ...states.filter(isDescribed).map((state) => `\t${property(`${elementOf(state.id)} = ${state.description}`)}`),
    '</VARIABLE>',
  ].join('\n');
}

function definition(node: FullNode, nodes: readonly FullNode[]): string {
  const { id, parents } = node;
  const rows = writtenColumns(node).map((column) => column.join(' '));
  return [
    '<DEFINITION>',
    `\t<FOR>${named(id)}</FOR>`,
    ...parents.map((parent) => `\t<GIVEN>${named(nodes[parent]?.id ?? '')}</GIVEN>`),
    `\t<TABLE>${rows.join('\n\t\t')}</TABLE>`,
    '</DEFINITION>',
  ].join('\n');
}

/** A name with an equals sign cannot be told from its description. */
const isDescribed = ({ id, description }: State) => description !== undefined && !id.includes('=');

const property = (text: string) => `<PROPERTY>${escaped(text)}</PROPERTY>`;
const named = (name: string) => escaped(elementOf(name));
