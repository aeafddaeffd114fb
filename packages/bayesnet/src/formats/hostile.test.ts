import { describe, expect, test } from 'vitest';
import { fixture, fixturesOf, manifest } from '../../fixtures/fixtures.js';
import { type ProblemCode, readNetworkFile } from '../index.js';
import { limits } from './limits.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const smile = (nodes: string) => bytesOf(`<smile version="1.0" id="n"><nodes>${nodes}</nodes></smile>`);
const cpt = (id: string, rest = '') => `<cpt id="${id}"><state id="a"/><state id="b"/>${rest}</cpt>`;
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');

/** A node with many parents, and no numbers: only their product is large. */
const withParents = (parents: number, states: number) =>
  smile(
    times(parents, (i) => `<cpt id="P${i}">${times(states, (s) => `<state id="s${s}"/>`)}</cpt>`) +
      cpt('X', `<parents>${times(parents, (i) => `P${i} `)}</parents>`),
  );

/** Every code, and what shows it: files of its name, or one too large to keep. */
const shown: Record<ProblemCode, 'file' | (() => Uint8Array)> = {
  'empty-file': 'file',
  'too-large': () => new Uint8Array(limits.bytes + 1).fill(32),
  'not-xml': 'file',
  'unsupported-encoding': 'file',
  'invalid-encoding': 'file',
  'malformed-xml': 'file',
  'doctype-not-allowed': 'file',
  'entity-not-allowed': 'file',
  'too-deep': 'file',
  'too-many-elements': () => smile(times(limits.elements, () => '<x/>')),
  'too-many-attributes': 'file',
  'too-many-numbers': () => smile(cpt('A', `<probabilities>${'1 0 '.repeat(limits.numbers / 2)}1</probabilities>`)),
  'too-many-nodes': () => smile(times(limits.nodes + 1, (i) => cpt(`N${i}`))),
  'too-many-states': () => smile(`<cpt id="A">${times(limits.states + 1, (i) => `<state id="s${i}"/>`)}</cpt>`),
  'too-many-configurations': () => withParents(54, 2),
  'name-too-long': 'file',
  'unknown-format': 'file',
  'no-nodes': 'file',
  'missing-id': 'file',
  'duplicate-id': 'file',
  'too-few-states': 'file',
  'duplicate-state': 'file',
  'repeated-element': 'file',
  'unknown-parent': 'file',
  'duplicate-parent': 'file',
  cycle: 'file',
  'wrong-number-count': 'file',
  'invalid-number': 'file',
  'column-sum': 'file',
  'unusable-parent': 'file',
  'several-for': 'file',
};
const warnings = new Set<string>(['column-sum', 'unusable-parent']);
const codeOf = (name: string) => name.slice('hostile/'.length).replace(/(?:--.*)?\.\w+$|\.xml$/, '');

describe('a file with one defect', { timeout: 60_000 }, () => {
  // B-097 to B-158: what each of them shows is in fixtures/MANIFEST.tsv.
  test.each(fixturesOf('hostile'))('B-100..B-158 %s is told by its code, with its place and what to do', (name) => {
    const { document, problems } = readNetworkFile(fixture(name));
    const code = codeOf(name);
    expect(problems[0]?.code).toBe(code);
    expect(document === undefined).toBe(!warnings.has(code));
    for (const { position, message } of problems) {
      expect(position?.line).toBeGreaterThan(0);
      expect(position?.column).toBeGreaterThan(0);
      expect(message).toMatch(/^[A-Z“\d].*: .*[^.]\.$/s);
      expect(message.length).toBeLessThan(420);
      expect(message).not.toMatch(/undefined|NaN,|\[object|Error:|\.ts\b/);
    }
  });

  test('has its code in the list of codes, and each code has a file or is made here', () => {
    const codes = new Set(fixturesOf('hostile').map(codeOf));
    const expected = Object.entries(shown).filter(([, how]) => how === 'file');
    expect([...codes].sort()).toEqual(expected.map(([code]) => code).sort());
  });

  test('is in the manifest, and so is every other fixture', () => {
    expect(manifest().toSorted()).toEqual(['xdsl', 'xmlbif', 'hostile'].flatMap(fixturesOf).toSorted());
  });

  test.each(Object.entries(shown).filter(([, how]) => how !== 'file'))(
    'B-101 B-127 B-146 B-154 B-158 %s is told for a file that is made for it',
    (code, how) => {
      const { document, problems } = readNetworkFile(how === 'file' ? new Uint8Array() : how());
      expect(document).toBeUndefined();
      expect(problems.map((problem) => problem.code)).toEqual([code]);
    },
  );
});

describe('sentences', () => {
  const first = (name: string) => readNetworkFile(fixture(`hostile/${name}`)).problems[0]?.message ?? '';

  test('B-115 an entity declaration is refused in these words', () => {
    expect(first('entity-not-allowed--file.xml')).toMatch(/^Entity declarations are not allowed/);
  });
  test('B-147 a wrong count says how many numbers are there and how many are needed', () => {
    expect(first('wrong-number-count--short.xdsl')).toMatch(/“B” has 3 numbers on line 5, column \d+ but needs 4/);
  });
  test('B-150 a bad number is quoted, cut to forty characters', () => {
    expect(first('invalid-number--comma.xdsl')).toContain('“0,5”');
    expect(first('invalid-number--long.xdsl')).toContain(`“${'9'.repeat(40)}…”`);
  });
  test('B-111 a ZIP archive is to be unpacked', () => {
    expect(first('not-xml.xdsl')).toContain('unpack it');
  });
  test('B-137 foreign XML is told what is expected', () => {
    expect(first('unknown-format--rss.xml')).toMatch(/<rss>.*<smile> \(XDSL\) or <BIF> \(XMLBIF\)/);
  });
  test('a lone & is shown where it stands, however late the parser notices', () => {
    const { problems } = readNetworkFile(fixture('hostile/malformed-xml--bare-ampersand-in-text.xdsl'));
    expect(problems[0]?.position?.line).toBe(4);
    expect(problems[0]?.message).toContain('&amp;');
  });
  test('B-144 a circle of a thousand nodes names its first five', () => {
    const { problems } = readNetworkFile(
      smile(times(1000, (i) => cpt(`N${i}`, `<parents>N${(i + 999) % 1000}</parents>`))),
    );
    expect(problems.map(({ code }) => code)).toEqual(['cycle']);
    expect(problems[0]?.message).toMatch(/circle of 1000 nodes, “N\d+” → “N\d+” → “N\d+” → “N\d+” → “N\d+” → … /);
  });
});

describe('sizes that would be dangerous to allocate', { timeout: 60_000 }, () => {
  test('B-148 forty parents of two states are counted, never listed', () => {
    const { document, problems } = readNetworkFile(withParents(40, 2));
    expect(problems).toEqual([]);
    expect(document?.places.get('n41')).toMatchObject({ kind: 'insertion', columns: 2 ** 40 });
  });
  test('B-149 twenty parents of a hundred states are more than can be counted', () => {
    expect(readNetworkFile(withParents(20, 100)).problems.map(({ code }) => code)).toEqual(['too-many-configurations']);
  });
  test('B-145 a chain of five thousand nodes is read', () => {
    const chain = times(5000, (i) => cpt(`N${i}`, i > 0 ? `<parents>N${i - 1}</parents>` : ''));
    expect(readNetworkFile(smile(chain)).document?.network.nodes).toHaveLength(5000);
  });
  test('problems are told up to their limit', () => {
    const { problems } = readNetworkFile(smile(times(500, (i) => cpt(`N${i}`, '<probabilities>x</probabilities>'))));
    expect(problems).toHaveLength(limits.problems);
  });
  test('B-139 a table in two hundred thousand pieces of CDATA is read in linear time', () => {
    const pieces = '<![CDATA[]]]]><![CDATA[>]]>'.repeat(200_000);
    expect(readNetworkFile(smile(cpt('A', `<property id="summary">${pieces}</property>`))).document).toBeDefined();
  });
  test('B-124 a million character references between numbers are blanks', () => {
    const { document } = readNetworkFile(
      smile(cpt('A', `<probabilities>0.5${'&#10;'.repeat(1_000_000)}0.5</probabilities>`)),
    );
    expect(document?.network.nodes[0]?.cpt).toEqual(new Float64Array([0.5, 0.5]));
  });

  test.each([
    ['a comment of hyphens', `<smile><!--${'- '.repeat(5_000_000)}--></smile>`],
    ['an instruction of question marks', `<smile><?a ${'?'.repeat(5_000_000)}?></smile>`],
    ['an attribute of references', `<smile a="${'&amp;'.repeat(2_000_000)}"/>`],
    [
      'a list of parents',
      `<smile><nodes>${cpt('A', `<parents>${'&#65; '.repeat(1_000_000)}</parents>`)}</nodes></smile>`,
    ],
  ])('B-129 %s that would fill the memory is refused while it is read', (_what, text) => {
    expect(readNetworkFile(bytesOf(text)).problems.map(({ code }) => code)).toEqual(['too-large']);
  });
  test('blanks without end are no problem where nothing is read', () => {
    const text = `<smile>${'\r'.repeat(2_000_000)}<nodes>${cpt('A', `<probabilities>1 0${'\r\n'.repeat(1_000_000)}</probabilities>`)}</nodes></smile>`;
    expect(readNetworkFile(bytesOf(text)).problems).toEqual([]);
  });
});
