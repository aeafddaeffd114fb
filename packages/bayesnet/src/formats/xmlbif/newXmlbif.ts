import type { Network, NetworkNode, State } from '../../network/network.js';
import { escaped } from './escaped.js';

/**
 * A network as a new XMLBIF 0.3 file in UTF-8: ids, states, parents, tables, descriptions and positions. The display
 * names of other formats have no place in it.
 *
 * @throws RangeError if a node has no table: the format has nothing else to say of it
 */
export function newXmlbif(network: Network): string {
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

function variable({ id, states, position, description }: NetworkNode): string {
  return [
    '<VARIABLE TYPE="nature">',
    `\t<NAME>${escaped(id)}</NAME>`,
    ...states.map((state) => `\t<OUTCOME>${escaped(state.id)}</OUTCOME>`),
    ...(position ? [`\t${property(`position = (${position.left}, ${position.top})`)}`] : []),
    ...(description ? [`\t${property(`description = ${description}`)}`] : []),
    ...states.filter(isDescribed).map((state) => `\t${property(`${state.id} = ${state.description}`)}`),
    '</VARIABLE>',
  ].join('\n');
}

function definition({ id, states, parents, cpt }: NetworkNode, nodes: readonly NetworkNode[]): string {
  if (!cpt) throw new RangeError(`${id} has no table.`);
  const rows: string[] = [];
  for (let start = 0; start < cpt.length; start += states.length) {
    rows.push(cpt.subarray(start, start + states.length).join(' '));
  }
  return [
    '<DEFINITION>',
    `\t<FOR>${escaped(id)}</FOR>`,
    ...parents.map((parent) => `\t<GIVEN>${escaped(nodes[parent]?.id ?? '')}</GIVEN>`),
    `\t<TABLE>${rows.join('\n\t\t')}</TABLE>`,
    '</DEFINITION>',
  ].join('\n');
}

/** A name with an equals sign cannot be told from its description. */
const isDescribed = ({ id, description }: State) => description !== undefined && !id.includes('=');

const property = (text: string) => `<PROPERTY>${escaped(text)}</PROPERTY>`;
