import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../build/fingerprint.ts';
import { inRoot } from '../build/workspace.ts';

const text = readFileSync(inRoot('docs/security.md'), 'utf8');
const files = filesBelow(['packages', 'e2e', 'benchmarks']);
const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);
/** The files that a name in the document can refer to: leading folders may be omitted. */
const meant = (name: string) => files.filter((file) => file === name || file.endsWith(`/${name}`));

test('docs/security.md names tests', () => {
  expect(named.length).toBeGreaterThan(20);
});

test.each([...new Set(named)])('docs/security.md names %s, and exactly one file matches', (name) => {
  expect(meant(name)).toHaveLength(1);
});

const rows = text.split('\n').filter((line) => /^\| (?!promise|event|---)/.test(line));
test.each(rows)('a promise names the test that shows it: %s', (row) => {
  expect(row.split('|')[2]).toMatch(/`[\w./-]+\.test\.tsx?`/);
});

test('every statement that the document names is tested in one of the files it names', () => {
  const tests = [...new Set(named)].flatMap(meant).map((file) => readFileSync(inRoot(file), 'utf8'));
  for (const [id] of text.matchAll(/\b[BR]-\d+\b/g))
    expect(
      tests.some((test) => test.includes(id)),
      id,
    ).toBe(true);
});
