/** A node of a test file; states by name or number. */
export interface TestNode {
  id: string;
  states: number | readonly string[];
  parents?: readonly string[];
  /** Without numbers: a file with the structure only. */
  numbers?: false;
}

/** The text of an XDSL file with these nodes; all columns are uniform, with three digits more than people type. */
export function xdslFile(nodes: readonly TestNode[], id = 'test'): string {
  const statesOf = ({ states }: TestNode) =>
    typeof states === 'number' ? Array.from({ length: states }, (_, index) => `s${index + 1}`) : states;
  const lines = nodes.map((node) => {
    const states = statesOf(node);
    const parents = (node.parents ?? []).map((parent) => nodes.find((other) => other.id === parent));
    const columns = parents.reduce((product, parent) => product * (parent ? statesOf(parent).length : 1), 1);
    const column = states.map((_, index) =>
      index === 0 && states.length > 1
        ? '0.1'
        : ((states.length > 1 ? 0.9 : 1) / Math.max(1, states.length - 1)).toPrecision(15),
    );
    return [
      `\t\t<cpt id="${node.id}">`,
      ...states.map((state) => `\t\t\t<state id="${state}" />`),
      ...(node.parents?.length ? [`\t\t\t<parents>${node.parents.join(' ')}</parents>`] : []),
      ...(node.numbers === false
        ? []
        : [
            `\t\t\t<probabilities>${Array.from({ length: columns }, () => column.join(' ')).join(' ')}</probabilities>`,
          ]),
      '\t\t</cpt>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<smile version="1.0" id="${id}" numsamples="10000">\n\t<nodes>\n${lines.join('\n')}\n\t</nodes>\n</smile>\n`;
}

/** Two parents of 3 and 2 states and a child of 3: six questions. */
export const weather: readonly TestNode[] = [
  { id: 'Season', states: ['cold', 'mild', 'hot'] },
  { id: 'Wind', states: ['calm', 'strong'] },
  { id: 'Sky', states: ['clear', 'cloudy', 'rain'], parents: ['Season', 'Wind'] },
];

/** The parents of Sky as named in a combinations save. */
export const skyParents = [
  { display_name: 'Season', vars: ['cold', 'mild', 'hot'] },
  { display_name: 'Wind', vars: ['calm', 'strong'] },
];
