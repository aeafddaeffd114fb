import { describe, expect, test } from 'vitest';
import { fixture, fixturesOf } from '../../fixtures/fixtures.js';
import { cpt, made, smile, withParents } from '../../fixtures/made.js';
import { formats, problemSentences, readNetworkFile } from '../index.js';
import { limits } from '../network/limits.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('');

/** Every code, with each of its reasons if it has several. */
const told = Object.entries(problemSentences).flatMap(([code, sentence]) =>
  typeof sentence === 'function' ? [code] : Object.keys(sentence).map((reason) => `${code} ${reason}`),
);
const warnings = new Set<string>([
  'arc-not-in-table',
  'column-sum',
  'counts',
  'doubtful-encoding',
  'impossible-columns',
  'later-tables',
  'mixed-encoding',
  'no-names',
  'open-columns',
  'other-order',
  'unlabelled-numbers',
  'unread-block',
  'unusable-parent',
  'wrong-state-count',
]);
const codeOf = (name: string) => name.replace(/^hostile\//, '').replace(/--.*|\.\w+$/, '');
const bytesByName = (name: string) => made[name]?.() ?? fixture(name);

describe('a file with one defect', () => {
  test.each(fixturesOf('hostile'))('B-100..B-158 %s is reported with its code, its position and what to do', (name) => {
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

  test('covers every code with every reason, and each message is built from its parameters', () => {
    const kept = ['hostile', ...formats.map(({ id }) => id)].flatMap(fixturesOf);
    const shown = [...kept, ...Object.keys(made)].flatMap((name) => readNetworkFile(bytesByName(name)).problems);
    // Decoding never yields an unpaired surrogate, but a string can contain one.
    const halves = formats.flatMap((format) => format.read('<a b="\ud800"/>').problems);
    const found = [...shown, ...halves].map(({ code, params }) =>
      'reason' in params ? `${code} ${params.reason}` : code,
    );
    expect([...new Set(found)].sort()).toEqual([...told].sort());
    for (const { params, message } of shown) {
      for (const [key, value] of Object.entries(params) as [string, unknown][]) {
        if (typeof value === 'string' && key !== 'reason') expect(message).toContain(value.slice(0, 40));
      }
    }
  });

  test.each(Object.entries(made))(
    'B-101 B-127 B-146 B-154 B-158 %s is told for a file that is made for it',
    (name, file) => {
      const { document, problems } = readNetworkFile(file());
      expect(document).toBeUndefined();
      expect(problems.map(({ code }) => code)).toEqual([codeOf(name)]);
    },
  );
});

describe('sentences', () => {
  const first = (name: string) => readNetworkFile(fixture(`hostile/${name}`)).problems[0]?.message ?? '';

  test('B-115 an entity declaration is refused in these words', () => {
    expect(first('entity-not-allowed--file.xml')).toMatch(/^Entity declarations are not allowed/);
  });
  test('B-147 a wrong count says how many numbers are there and how many are needed', () => {
    const [problem] = readNetworkFile(fixture('hostile/wrong-number-count--short.xdsl')).problems;
    expect(problem?.params).toEqual({ reason: 'parents', node: 'B', found: 3, needed: 4, perColumn: 2, columns: 2 });
    expect(first('wrong-number-count--short.xdsl')).toMatch(/“B” has 3 numbers on line 5, column \d+ but needs 4/);
  });
  test('B-150 a bad number is quoted, cut to forty characters', () => {
    expect(first('invalid-number--comma.xdsl')).toContain('“0,5”');
    // Where a comma parts numbers, too.
    expect(first('invalid-number--net-comma.net')).toContain('“0,1”');
    expect(first('invalid-number--long.xdsl')).toContain(`“${'9'.repeat(40)}…”`);
  });
  test.each([
    ['<smile><cpt×/></smile>', '“×”'],
    ['<smile></smile!>', '“!”'],
    ['<smile 1="x"/>', '“1”'],
    ['<smile>\u0007</smile>', '“U+0007”'],
  ])('R-2705: the character that XML does not allow in %j is shown', (text, character) => {
    expect(readNetworkFile(bytesOf(text)).problems[0]?.message).toContain(character);
  });
  test.each([
    ['<BIF><OUTCOME><5</OUTCOME></BIF>', 15],
    ['<BIF><OUTCOME>< 5</OUTCOME></BIF>', 15],
    ['<BIF><OUTCOME><=5</OUTCOME></BIF>', 15],
    ['<smile><state id="<5"/></smile>', 19],
  ])('R-3771: a < that begins no tag is told with its place and how it is written: %j', (text, column) => {
    const [problem] = readNetworkFile(bytesOf(text)).problems;
    expect(problem).toMatchObject({ params: { reason: 'lone-less-than' }, position: { column } });
    expect(problem?.message).toContain('&lt;');
  });
  test('R-3770: a file that ends where a name or a number belongs is told so, and nothing empty is quoted', () => {
    expect(first('malformed-text--dne-no-name-left.dne')).toContain('the file ends where a name belongs');
    expect(first('malformed-text--elvira-no-number-left.elv')).toContain('the file ends where a number belongs');
  });
  test('R-3772: what stands in place of something else is shown in one line, as a text that begins in a name may be many', () => {
    const { problems } = readNetworkFile(bytesOf('net { }\nnode C"q {\n  states = ("low" "high");\n}\n'));
    expect(problems[0]?.message).toContain('“"q { states = ("” stands where “{” belongs');
  });
  test.each(['bif', 'net', 'dsl', 'dsc', 'dne', 'elvira', 'uai'])(
    'R-3775: two networks in one file of %s are told so, where the second begins',
    (format) => {
      for (const name of fixturesOf(format)) {
        const bytes = fixture(name);
        const { problems } = readNetworkFile(Uint8Array.from([...bytes, 10, ...bytes]));
        const refusals = problems.filter(({ severity }) => severity === 'error');
        expect(
          refusals.map(({ params }) => params),
          name,
        ).toEqual([{ reason: 'network' }]);
        expect(refusals[0]?.position.line).toBeGreaterThan(1);
      }
    },
  );
  test('B-111 a ZIP archive gets the advice to unpack it', () => {
    expect(first('not-xml.xdsl')).toContain('unpack it');
  });
  test('B-137 foreign XML is answered with the expected formats', () => {
    expect(first('unknown-format--rss.xml')).toMatch(/<rss>.*<smile> \(XDSL\), <BIF> \(XMLBIF\)/);
  });
  test('a lone & is reported at its own position, however late the parser notices', () => {
    const { problems } = readNetworkFile(fixture('hostile/malformed-xml--bare-ampersand-in-text.xdsl'));
    expect(problems[0]?.position?.line).toBe(4);
    expect(problems[0]?.message).toContain('&amp;');
  });
  test('an overlong name is reported cut, so that no response grows with the file', () => {
    const { problems } = readNetworkFile(smile(cpt('A', `<parents>${'P'.repeat(5_000)}</parents>`)));
    expect(problems[0]?.params).toEqual({ reason: 'parent', node: 'A', parent: `${'P'.repeat(256)}…` });
  });
  test('B-144 a circle of a thousand nodes names its first five', () => {
    const { problems } = readNetworkFile(
      smile(times(1000, (i) => cpt(`N${i}`, `<parents>N${(i + 999) % 1000}</parents>`))),
    );
    expect(problems.map(({ code }) => code)).toEqual(['cycle']);
    expect(problems[0]?.params).toMatchObject({ found: 1000 });
    expect(problems[0]?.message).toMatch(/circle of 1,000 nodes, “N\d+” → “N\d+” → “N\d+” → “N\d+” → “N\d+” → … /);
  });
});

describe('sizes that would be dangerous to allocate', () => {
  test('B-148 forty parents of two states are counted, never listed', () => {
    const { document, problems } = readNetworkFile(withParents(40, 2));
    expect(problems).toEqual([]);
    expect(document?.places.get('n41')).toMatchObject({ kind: 'insertion', columns: 2 ** 40 });
  });
  test('B-149 twenty parents of a hundred states are too many to count', () => {
    expect(readNetworkFile(withParents(20, 100)).problems.map(({ code }) => code)).toEqual(['too-many-configurations']);
  });
  test('B-145 a chain of five thousand nodes is read', () => {
    const chain = times(5000, (i) => cpt(`N${i}`, i > 0 ? `<parents>N${i - 1}</parents>` : ''));
    expect(readNetworkFile(smile(chain)).document?.network.nodes).toHaveLength(5000);
  });
  test('problems are reported up to their limit', () => {
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
  test('endless blanks are harmless where nothing is read', () => {
    const text = `<smile>${'\r'.repeat(2_000_000)}<nodes>${cpt('A', `<probabilities>1 0${'\r\n'.repeat(1_000_000)}</probabilities>`)}</nodes></smile>`;
    expect(readNetworkFile(bytesOf(text)).problems).toEqual([]);
  });
});
