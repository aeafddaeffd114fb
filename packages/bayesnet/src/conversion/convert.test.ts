import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixture, fixturesOf } from '../../fixtures/fixtures.js';
import { convert, formats, type Network, type NetworkNode, readNetworkFile } from '../index.js';
import { nameOf } from '../formats/making/identifiers.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(text: string): Network {
  const { document, problems } = readNetworkFile(bytesOf(text));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document.network;
}

/** Names as people give them: with blanks, quotes, brackets, signs of the formats, and letters of many languages. */
const nameUpTo = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength, unit: fc.constantFrom(...'aB3 _-.,;:(){}[]|"\'\\/%#<>&=éß中😀') })
    // No program keeps blanks around a name.
    .map((drawn) => drawn.trim())
    .filter((drawn) => drawn !== '');

const column = (states: number) =>
  fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: states, maxLength: states }).map((parts) => {
    const sum = parts.reduce((total, part) => total + part, 0);
    return parts.map((part) => part / sum);
  });

/** Networks whose nodes have different numbers of states, each table asymmetric in every parent. */
const networkOf = (name: fc.Arbitrary<string>): fc.Arbitrary<Network> =>
  fc
    .tuple(
      name,
      fc.uniqueArray(name, { minLength: 2, maxLength: 5 }),
      fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    )
    .chain(([title, ids, draws]) => {
      const sizes = ids.map((_, at) => 2 + ((draws[at] ?? 0) % 3));
      const parents = ids.map((_, at) =>
        [...ids.keys()].slice(0, at).filter((parent) => ((draws[at] ?? 0) >> parent) % 2),
      );
      const columnsOf = (at: number) => (parents[at] ?? []).reduce((count, parent) => count * (sizes[parent] ?? 1), 1);
      return fc
        .tuple(
          ...ids.map((_, at) =>
            fc.record({
              states: fc.uniqueArray(name, { minLength: sizes[at] ?? 2, maxLength: sizes[at] ?? 2 }),
              columns: fc.array(column(sizes[at] ?? 2), { minLength: columnsOf(at), maxLength: columnsOf(at) }),
            }),
          ),
        )
        .map((drawn) => ({
          name: title,
          nodes: drawn.map(
            ({ states, columns }, at): NetworkNode => ({
              key: `n${at + 1}`,
              id: ids[at] ?? '',
              name: ids[at] ?? '',
              kind: 'chance',
              states: states.map((id) => ({ id })),
              parents: parents[at] ?? [],
              cpt: Float64Array.from(columns.flat()),
            }),
          ),
        }));
    });

/** Names and arrows, by the names of the nodes: formats may list them in another order. */
const essence = ({ nodes }: Network) =>
  new Map(
    nodes.map((node) => [
      nameOf(node.id),
      {
        states: node.states.map(({ id }) => nameOf(id)),
        parents: node.parents.map((parent) => nameOf(nodes[parent]?.id ?? '')),
      },
    ]),
  );

function expectSameNumbers(back: Network, drawn: Network) {
  const others = new Map(back.nodes.map((node) => [nameOf(node.id), node.cpt]));
  for (const { id, cpt = [] } of drawn.nodes) {
    const other = others.get(id) ?? [];
    expect(other).toHaveLength(cpt.length);
    for (const [at, share] of cpt.entries()) expect(Math.abs((other[at] ?? 2) - share)).toBeLessThan(2e-12);
  }
}

describe.each(formats.flatMap(({ id, making }) => (making ? [[id, making.longestName] as const] : [])))(
  'as %s',
  (format, longestName) => {
    // A sign takes at most eight, and what is longer is cut.
    const network = networkOf(nameUpTo(longestName === undefined ? 24 : Math.floor(longestName / 8)));

    test('R-3451: any network comes back with its names, parents and numbers', () => {
      fc.assert(
        fc.property(network, (drawn) => {
          const { text = '' } = convert(drawn, format);
          const back = read(text);
          expect(essence(back)).toEqual(essence(drawn));
          expectSameNumbers(back, drawn);
          for (const { cpt = new Float64Array(), states } of back.nodes) {
            for (let start = 0; start < cpt.length; start += states.length) {
              const sum = cpt.subarray(start, start + states.length).reduce((total, share) => total + share, 0);
              expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
            }
          }
        }),
        { numRuns: 60 },
      );
    });

    test('R-3450: on the way home a name is what it was', () => {
      fc.assert(
        fc.property(network, (drawn) => {
          const there = read(convert(drawn, format).text ?? '');
          const home = read(convert(there, 'xmlbif').text ?? '');
          expect(home.nodes.map(({ id }) => id).sort()).toEqual(drawn.nodes.map(({ id }) => id).sort());
        }),
        { numRuns: 30 },
      );
    });

    test.each(fixturesOf('xdsl').concat(fixturesOf('xmlbif')))(
      'R-3452: what %s loses is told, and nothing else is lost',
      (file) => {
        const { document } = readNetworkFile(fixture(file));
        const converted = convert(document!.network, format);
        if (converted.without) return;
        const { carries } = formats.find(({ id }) => id === format)!.making!;
        const again = read(converted.text);
        const back = new Map(again.nodes.map((node) => [nameOf(node.id), node]));
        if (carries.has('network-description')) expect(again.description).toBe(document!.network.description);
        for (const node of document!.network.nodes) {
          const other = back.get(node.id);
          if (carries.has('display-names')) expect(other?.name).toBe(node.name);
          if (carries.has('descriptions')) expect(other?.description).toBe(node.description);
          if (carries.has('positions') && node.position) expect(other?.position).toBeDefined();
        }
        const lost = converted.losses.map(({ detail }) => detail);
        expect(lost.some((detail) => carries.has(detail))).toBe(false);
        if (document!.network.description) {
          expect(lost.includes('network-description')).toBe(!carries.has('network-description'));
        }
        if (document!.network.nodes.some(({ id, name: shown }) => id !== shown)) {
          expect(lost.includes('display-names')).toBe(!carries.has('display-names'));
        }
      },
    );
  },
);
