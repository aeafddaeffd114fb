import { describe, expect, test } from 'vitest';
import { type NetworkFile, readNetworkFile, writeNetworkFile } from '../../index.js';

const encode = (text: string) => new TextEncoder().encode(text);
const problemsOf = (text: string) => readNetworkFile(encode(text)).problems;

function read(text: string): NetworkFile {
  const { document, problems } = readNetworkFile(encode(text));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  expect(new TextDecoder().decode(writeNetworkFile(document, new Map()))).toBe(text);
  return document;
}

/** A file with a property in each of its blocks. */
const around = (property: string) =>
  `network n {\n  ${property}\n}\nvariable A {\n  type discrete[2] { a, b };\n  ${property}\n}\nprobability (A) {\n  ${property}\n  table 0.2, 0.8;\n}\n`;

test.each([
  ['property url http://x//y;', undefined],
  ['property note = see the chart (page 3;', 'see the chart (page 3'],
  ['property note = 3] or more;', '3] or more'],
  ['property note = a } too many;', 'a } too many'],
  ['property note = a { too many;', 'a { too many'],
  ['property note = 5" wide;', '5 wide'],
  ['property note = "one; two";', 'one; two'],
  ['property "Kept in C:\\ward\\";', 'Kept in C:\\ward\\'],
  ['property "In \\"quotes\\"; twice";', 'In "quotes"; twice'],
  ['property "In \\"quotes\\"" // and a comment\n;', 'In "quotes"'],
  ['property "What explains (it; all";', 'What explains (it; all'],
  ['property "/* no comment";', '/* no comment'],
  ['property note = /* no comment;', '/* no comment'],
  ['property  "It goes on\nin the next line"  ;', 'It goes on\nin the next line'],
  ['property It goes on (so\nit does) here;', 'It goes on (so\nit does) here'],
])('R-3420: what a property says is raw, whatever stands in it: %j', (property, description) => {
  const { network } = read(around(property));
  expect(network.description).toBe(description);
  expect(network.nodes[0]?.description).toBe(description);
  expect(network.nodes[0]?.cpt).toEqual(new Float64Array([0.2, 0.8]));
});

describe('R-3425: a property', () => {
  test('that no semicolon ends is refused where its block ends, in one line too', () => {
    for (const text of [around('property note'), around('property note').replaceAll('\n', ' ')]) {
      expect(problemsOf(text)).toMatchObject([
        {
          params: { reason: 'wrong-sign', text: '}', expected: ';' },
          position: { offset: text.indexOf('}') },
        },
      ]);
    }
  });
  test('whose text is never closed is refused where it begins', () => {
    expect(problemsOf('network n { property "unclosed; }\nvariable A { type discrete[2] { a, b }; }')).toMatchObject([
      { params: { reason: 'open-text' }, position: { line: 1, column: 22 } },
    ]);
  });
});

test.each([
  ['version 1.0', undefined],
  ['"version 2"', undefined],
  ['Version 1.0', undefined],
  ['Author Jane', undefined],
  ['url http://example.org', undefined],
  ['author Jane Doe', undefined],
  ['date 2019-04-01', undefined],
  ['3.1', undefined],
  ['Date of birth as told', 'Date of birth as told'],
  ['Source of infection', 'Source of infection'],
  ['Versions differ by ward', 'Versions differ by ward'],
  ['Für Kinder', 'Für Kinder'],
])('R-3420: the property %s of the network makes the description %s', (property, description) => {
  expect(
    read(`network n {\n  property ${property};\n}\nvariable A { type discrete[2] { a, b }; }`).network.description,
  ).toBe(description);
});

test('R-3424: rows beside a function are kept unread', () => {
  const text = around('property function max;').replace('table 0.2, 0.8;', '() 0.2, 0.8;');
  expect(read(text).network.nodes[0]?.notAssessed).toBe('unread-table');
});
