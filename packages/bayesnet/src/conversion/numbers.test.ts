import { expect, test } from 'vitest';
import { convert, formats, type Network, readNetworkFile } from '../index.js';

function read(text: string): Network {
  const { document, problems } = readNetworkFile(new TextEncoder().encode(text));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document.network;
}

const written = formats.filter(({ making }) => making).map(({ id }) => id);

const netica = (column: string) => `// ~->[DNET-1]->~
bnet Cough {
node Cold { kind = NATURE; discrete = TRUE; chance = CHANCE; states = (yes, no); parents = (); probs = (0.3, 0.7); };
node Fever { kind = NATURE; discrete = TRUE; chance = CHANCE; states = (yes, no); parents = (Cold);
  probs = ((${column}), (0.4, 0.6)); };
};
`;

test.each(written)('R-3456: no column that was left open becomes numbers of %s', (format) => {
  for (const sign of ['x', '@undef', '@imposs']) {
    const network = read(netica(`${sign}, ${sign}`));
    expect(network.nodes[1]?.openColumns).toEqual([0]);
    expect(convert(network, format)).toEqual({ without: ['Fever'], tooLarge: [] });
  }
  expect(convert(read(netica('0.5, 0.5')), format).text).toContain('0.5');
});

test.each(written)('R-3457: columns that are a little off, or far, add up to 1 in %s', (format) => {
  const network = read(`net { }
node A { states = ("a" "b" "c"); }
node B { states = ("a" "b" "c"); }
node C { states = ("a" "b" "c"); }
potential (A) { data = (0.33333 0.33333 0.33333); }
potential (B) { data = (0.2 0.3 0.4); }
potential (C) { data = (0.125 0.25 0.625); }
`);
  const [a, b, c] = read(convert(network, format).text ?? '').nodes.map(({ cpt = [] }) => [...cpt]);
  for (const column of [a, b, c]) {
    expect(Math.abs((column ?? []).reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(1e-12);
  }
  expect(a?.[0]).toBeCloseTo(1 / 3, 12);
  expect(b?.[2]).toBeCloseTo(4 / 9, 12);
  expect(c).toEqual([0.125, 0.25, 0.625]);
});

test.each(written)(
  'R-3456: which column is open does not depend on the order of the rows in the file, for %s',
  (format) => {
    const microsoft = (rows: string) => `belief network "n"
node A { name: "A"; type: discrete[2] = { "a", "b" }; }
node B { name: "B"; type: discrete[2] = { "c", "d" }; }
probability(A) { 0.5, 0.5; }
probability(B | A) { ${rows} }
`;
    const network = read(microsoft('(1): na, na; (0): 0.1, 0.9;'));
    expect(network.nodes[1]?.openColumns).toEqual([1]);
    expect(convert(network, format)).toEqual({ without: ['B'], tooLarge: [] });
  },
);
