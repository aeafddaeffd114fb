import { test } from 'vitest';
import { expectAnyComesBack, columnsOf, type DrawnNode, statesOf } from '../../../fixtures/comesBack.js';

/** One of a node's blanks or comments, a different one in each place. */
const between = ({ blanks }: DrawnNode, at: number) => blanks[at % blanks.length] ?? ' ';
const numbersOf = (node: DrawnNode, nodes: readonly DrawnNode[]) =>
  columnsOf(node, nodes)
    .flat()
    .map((number, at) => number + between(node, at));

function asNet(nodes: readonly DrawnNode[]): string {
  const blocks = nodes.map((node) => {
    const numbers = numbersOf(node, nodes).join('');
    const data = node.hasNumbers ? `data${between(node, 0)}=${between(node, 1)}(${numbers});` : '';
    const names = statesOf(node).map((state, at) => `"${state}"${between(node, at)}`);
    return `${between(node, 2)}node ${node.id} {states = (${names.join('')});}
potential (${node.id} | ${node.parents.join(between(node, 3))}) {${data}}`;
  });
  return `net${nodes[0]?.blanks[0] ?? ' '}{}${blocks.join('\n')}`;
}

function asDsl(nodes: readonly DrawnNode[]): string {
  const blocks = nodes.map((node) => {
    const numbers = numbersOf(node, nodes).join(',');
    const field = node.hasNumbers ? `PROBABILITIES${between(node, 0)}=${between(node, 1)}(${numbers});` : '';
    return `node ${node.id}${between(node, 1)}{TYPE = CPT; PARENTS = (${node.parents.join(',')});
DEFINITION = {NAMESTATES = (${statesOf(node).join(`${between(node, 2)},`)}); ${field}}; };`;
  });
  return `net${nodes[0]?.blanks[0] ?? ' '}N {${blocks.join('\n')}};`;
}

test.each([
  ['NET', asNet],
  ['DSL', asDsl],
])('R-3419: any network as %s comes back, with new numbers also in place of none', (_, write) =>
  expectAnyComesBack(write),
);
