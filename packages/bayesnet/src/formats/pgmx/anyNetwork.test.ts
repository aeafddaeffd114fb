import { test } from 'vitest';
import { expectAnyComesBack, columnsOf, type DrawnNode, statesOf } from '../../../fixtures/comesBack.js';

/** The columns of a table, the first parent's states fastest. */
function columnsInFile(node: DrawnNode, nodes: readonly DrawnNode[]): string[][] {
  const counts = node.parents.map((id) => nodes.find((other) => other.id === id)?.states ?? 1);
  const columns = columnsOf(node, nodes);
  const places = counts.reduceRight<number[][]>(
    (rest, count) => rest.flatMap((tail) => Array.from({ length: count }, (_, state) => [state, ...tail])),
    [[]],
  );
  return places.map(
    (states) => columns[states.reduce((at, state, parent) => at * (counts[parent] ?? 1) + state, 0)] ?? [],
  );
}

/** A blank of a text format, with comments as XML has them. */
const asXml = (blank: string) => blank.replace(/\/\*(.*)\*\/|\/\/(.*)/, '<!--$1$2-->');

function asPgmx(nodes: readonly DrawnNode[]): string {
  const variables = nodes.map((node) => {
    const states = statesOf(node).map((state) => `<State name="${state}" />`);
    return `\n      <Variable name="${node.id}" type="finiteStates" role="chance"><States>${states.join('')}</States></Variable>`;
  });
  const potentials = nodes.map((node) => {
    const between = (at: number) => asXml(node.blanks[at % node.blanks.length] ?? ' ');
    const list = columnsInFile(node, nodes)
      .flat()
      .map((number, at) => between(at) + number);
    const names = [node.id, ...node.parents].map((id, at) => `${between(at)}<Variable name="${id}" />`);
    const type = node.hasNumbers ? 'Table' : 'Uniform';
    return `<Potential type="${type}"><Variables>${names.join('')}</Variables>${node.hasNumbers ? `<Values>${list.join('')}</Values>` : ''}</Potential>`;
  });
  return `<ProbModelXML formatVersion="1.0.0"><ProbNet><Variables>${variables.join('')}</Variables><Potentials>${potentials.join('')}</Potentials></ProbNet></ProbModelXML>`;
}

test('R-3441: any network as ProbModelXML comes back, with new numbers also in place of none', () =>
  expectAnyComesBack(asPgmx));
