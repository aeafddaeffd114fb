import { describe, expect, test } from 'vitest';
import { readNetworkFile } from '../index.js';
import { limits } from '../network/limits.js';

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');
const states = '<state id="a"/><state id="b"/>';
const smile = (nodes: string) => `<smile id="n"><nodes>${nodes}</nodes></smile>`;
const codes = (text: string) => readNetworkFile(new TextEncoder().encode(text)).problems.map(({ code }) => code);

/** For each limit, a file with exactly that count. */
const files: readonly [string, number, string, (count: number) => string][] = [
  [
    'elements inside each other',
    limits.depth,
    'too-deep',
    (n) => smile(`<cpt id="A">${states}</cpt>${'<x>'.repeat(n - 2)}${'</x>'.repeat(n - 2)}`),
  ],
  [
    'elements',
    limits.elements,
    'too-many-elements',
    (n) => smile(`<cpt id="A">${states}</cpt>${'<x/>'.repeat(n - 5)}`),
  ],
  [
    'attributes',
    limits.attributes,
    'too-many-attributes',
    (n) => smile(`<cpt id="A" ${times(n - 1, (i) => `x${i}="" `)}>${states}</cpt>`),
  ],
  [
    'character references',
    limits.references,
    'too-many-references',
    (n) => smile(`<cpt id="A">${states}</cpt><x>${'&#65;'.repeat(n)}</x>`),
  ],
  ['characters of an id', limits.name, 'name-too-long', (n) => smile(`<cpt id="${'i'.repeat(n)}">${states}</cpt>`)],
  [
    'characters of a state',
    limits.name,
    'name-too-long',
    (n) => smile(`<cpt id="A"><state id="${'i'.repeat(n)}"/><state id="b"/></cpt>`),
  ],
  ['nodes', limits.nodes, 'too-many-nodes', (n) => smile(times(n, (i) => `<cpt id="N${i}">${states}</cpt>`))],
  [
    'states',
    limits.states,
    'too-many-states',
    (n) => smile(`<cpt id="A">${times(n, (i) => `<state id="s${i}"/>`)}</cpt>`),
  ],
  [
    'bytes',
    limits.bytes,
    'too-large',
    (n) => {
      const file = smile(`<cpt id="A">${states}</cpt>`);
      return file + ' '.repeat(n - file.length);
    },
  ],
  [
    'characters of a DOCTYPE',
    limits.doctype,
    'doctype-not-allowed',
    (n) =>
      `<!DOCTYPE${` BIF [${' '.repeat(n)}`.slice(0, n - 1)}]><BIF><NETWORK><VARIABLE><NAME>A</NAME><OUTCOME>a</OUTCOME><OUTCOME>b</OUTCOME></VARIABLE></NETWORK></BIF>`,
  ],
];

describe('B-122 B-124 B-126 B-127 B-128 B-130 B-146 B-154 a limit', () => {
  test.each(files)(
    'of %s lets one fewer and exactly as many pass, and refuses one more',
    (_what, limit, code, file) => {
      expect(codes(file(limit - 1))).toEqual([]);
      expect(codes(file(limit))).toEqual([]);
      expect(codes(file(limit + 1))).toEqual([code]);
    },
  );

  test('B-158 of numbers lets two million pass, spread over the nodes of a file, and refuses one more', () => {
    // Two nodes of 1,000 states without parents, plus a child of both: 2,000 + 1,000 × 1,998 = 2,000,000.
    const many = (id: string, count: number) => `<cpt id="${id}">${times(count, (i) => `<state id="s${i}"/>`)}`;
    const column = `1${' 0'.repeat(999)} `;
    const parent = (id: string, count: number) =>
      `${many(id, count)}<probabilities>1${' 0'.repeat(count - 1)}</probabilities></cpt>`;
    const file = (extra: string) =>
      smile(
        parent('A', 999) +
          parent('B', 2) +
          `${many('X', 1000)}<parents>A B</parents><probabilities>${column.repeat(1998)}</probabilities></cpt>` +
          extra,
      );
    expect(codes(file(''))).toEqual([]);
    expect(codes(file(parent('C', 1000)))).toEqual(['too-many-numbers']);
  });
});
