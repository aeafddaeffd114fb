import type { Network, NetworkNode } from '../../packages/bayesnet/src/index.ts';

/** The formats that are read but not made, each as its programs write it. */
export const written: Readonly<Record<string, (network: Network) => string>> = {
  dsl: ({ nodes }) => `net generated\n{\n${nodes.map((node) => dslNode(node, nodes)).join('\n')}\n};\n`,
  uai: ({ nodes }) =>
    [
      'BAYES',
      nodes.length,
      nodes.map(({ states }) => states.length).join(' '),
      nodes.length,
      ...nodes.map(({ parents }, index) => [parents.length + 1, ...parents, index].join(' ')),
      ...nodes.map(({ cpt = none }) => `\n${cpt.length}\n ${Array.from(cpt, short).join(' ')}`),
      '',
    ].join('\n'),
  elvira: ({ nodes }) => `bnet "generated" {\n${nodes.map((node) => elviraNode(node, nodes)).join('\n')}\n}\n`,
  pgmx: ({ nodes }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<ProbModelXML formatVersion="0.2.0"><ProbNet type="BayesianNetwork"><Variables>\n${nodes
      .map(
        ({ id, states }) =>
          `<Variable name="${id}" type="finiteStates" role="chance"><States>${states.map((state) => `<State name="${state.id}" />`).join('')}</States></Variable>`,
      )
      .join('\n')}\n</Variables><Links>\n${nodes
      .flatMap(({ id, parents }) =>
        parents.map(
          (parent) => `<Link directed="true"><Variable name="${nodes[parent]?.id}" /><Variable name="${id}" /></Link>`,
        ),
      )
      .join('\n')}\n</Links><Potentials>\n${nodes
      .map(
        ({ id, parents, cpt = none }) =>
          `<Potential type="Table" role="conditionalProbability"><Variables>${[id, ...parents.map((parent) => nodes[parent]?.id)].map((name) => `<Variable name="${name}" />`).join('')}</Variables><Values>${Array.from(cpt, short).join(' ')}</Values></Potential>`,
      )
      .join('\n')}\n</Potentials></ProbNet></ProbModelXML>\n`,
};

const none = new Float64Array();
const short = (probability: number) => String(Number(probability.toPrecision(12)));

function dslNode({ id, states, parents, cpt = none }: NetworkNode, nodes: readonly NetworkNode[]): string {
  return `node ${id}
{
  TYPE = CPT;
  HEADER =
  {
    ID = ${id};
    NAME = "${id}";
  };
  PARENTS = (${parents.map((parent) => nodes[parent]?.id).join(', ')});
  DEFINITION =
  {
    NAMESTATES = (${states.map((state) => state.id).join(', ')});
    PROBABILITIES = (${Array.from(cpt, short).join(', ')});
  };
};`;
}

function elviraNode({ id, states, parents, cpt = none }: NetworkNode, nodes: readonly NetworkNode[]): string {
  const numbers = states.flatMap((_, state) =>
    Array.from({ length: cpt.length / states.length }, (_, column) => short(cpt[column * states.length + state] ?? 0)),
  );
  return `node ${id}(finite-states) {
states = (${states.map((state) => `"${state.id}"`).join(' ')});
}
relation ${[id, ...parents.map((parent) => nodes[parent]?.id)].join(' ')} {
values= table (${numbers.join(' ')} );
}`;
}
