import { expect, test } from 'vitest';
import { fixture } from '../../fixtures/fixtures.js';
import { formats, readNetworkFile, writeNetworkFile } from '../index.js';

const problemsOf = (text: string) => readNetworkFile(new TextEncoder().encode(text)).problems;

test('R-3459: a text that begins no network is told by its first word, where it is, with all formats that are read', () => {
  const [problem] = problemsOf('// drawn on the ward\n\n  netwrok unknown {\n}\n');
  expect(problem).toMatchObject({
    code: 'not-xml',
    params: { reason: 'text', text: 'netwrok' },
    position: { line: 3, column: 3 },
  });
  expect(problem?.message).toMatch(
    /^A text that begins with “netwrok” \(line 3, column 3\) is no network that we read: /,
  );
  for (const { id } of formats) expect(problem?.message).toContain(shortName[id]);
});

test('R-3459: an element that begins no network is told with all formats that are read', () => {
  const { message } = problemsOf('<net/>')[0] ?? { message: '' };
  for (const { id } of formats) expect(message).toContain(shortName[id]);
});

/** What each format is called in a sentence. */
const shortName: Readonly<Record<string, string>> = {
  xdsl: 'XDSL',
  xmlbif: 'XMLBIF',
  pgmx: 'ProbModelXML',
  bif: ' BIF',
  net: 'NET',
  dsl: ' DSL',
  dsc: 'DSC',
  elvira: 'Elvira',
  dne: 'DNE',
  uai: 'UAI',
};

test.each([
  ['({', '('],
  ['x'.repeat(300), 'x'.repeat(100)],
  ['\n// all of it', '//'],
])('R-3459: what %j begins with is %j', (text, word) => {
  expect(problemsOf(text)[0]?.params).toEqual({ reason: 'text', text: word });
});

test('R-3459: a file of OpenMarkov whose outermost element is missing says which, and is read once it is there', () => {
  const text = new TextDecoder().decode(fixture('hostile/missing-root.pgmx'));
  const [problem] = problemsOf(`<!-- ward -->\n${text}`);
  expect(problem).toMatchObject({
    code: 'missing-root',
    params: { element: 'ProbNet', outer: 'ProbModelXML' },
    position: { line: 2 },
  });
  const mended = new TextEncoder().encode(`<ProbModelXML>${text}</ProbModelXML>`);
  const { document } = readNetworkFile(mended);
  expect(document && writeNetworkFile(document, new Map())).toEqual(mended);
});

test.each([
  ['network n { }', true],
  ['BAYES 1', true],
  ['net {}', false],
  ['# é\r\nnet {}', true],
])('R-3459: %j as UTF-16 without a byte order mark is told to be that', (text, littleEndian) => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  Array.from(text, (sign, at) => view.setUint16(2 * at, sign.charCodeAt(0), littleEndian));
  expect(readNetworkFile(bytes).problems).toMatchObject([
    { code: 'unsupported-encoding', params: { reason: 'unmarked-utf-16' } },
  ]);
});

test('R-3459: what nobody can see at the beginning is told by its number', () => {
  expect(problemsOf('\0\0\0')[0]?.params).toEqual({ reason: 'text', text: 'U+0000' });
});
