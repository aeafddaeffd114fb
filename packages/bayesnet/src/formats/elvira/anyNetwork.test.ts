import { test } from 'vitest';
import { expectAnyComesBack, columnsOf, type DrawnNode, statesOf } from '../../../fixtures/comesBack.js';

/** Each state's numbers after the other. */
function asElvira(nodes: readonly DrawnNode[]): string {
  const blocks = nodes.map((node) => {
    const between = (at: number) => node.blanks[at % node.blanks.length] ?? ' ';
    const columns = columnsOf(node, nodes);
    const numbers = statesOf(node).flatMap((_, state) => columns.map((column) => column[state]));
    const list = numbers.map((number, at) => number + between(at)).join('');
    const names = statesOf(node).map((state, at) => `"${state}"${between(at)}`);
    const variables = [node.id, ...node.parents].map((id, at) => id + between(at)).join('');
    return `${between(2)}node ${node.id} {states = (${names.join('')});}
relation ${variables}${node.hasNumbers ? `{values=${between(1)}table(${list});}` : ';'}`;
  });
  return `bnet ""${nodes[0]?.blanks[0] ?? ' '}{${blocks.join('\n')}}`;
}

test('R-3446: any network as Elvira comes back, with new numbers also in place of none', () =>
  expectAnyComesBack(asElvira));
