import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../build/workspace.ts';
import { sectionsOf } from './sections.ts';

const [head, ...lines] = readFileSync(inRoot('docs/asvs.csv'), 'utf8').trim().split('\n');
const rows = lines.map((line) => {
  const [requirement = '', level = '', holds = '', how = '', tests = ''] = [
    ...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
  ].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
  return { requirement, level, holds, how, tests: tests.split('; ').filter(Boolean) };
});

test('R-3322: the table of OWASP ASVS 5.0 has a row for each requirement that it promises', () => {
  expect(head).toBe('requirement,level,holds,how,tests');
  const chapters = Map.groupBy(rows, ({ requirement }) => requirement.split('.')[0]);
  // Levels 1 and 2 whole.
  expect([...chapters].map(([chapter, { length }]) => `${chapter} ${length}`)).toEqual([
    'V1 27',
    'V2 11',
    'V3 19',
    'V4 10',
    'V5 9',
    'V6 35',
    'V7 18',
    'V8 7',
    'V9 7',
    'V10 29',
    'V11 14',
    'V12 9',
    'V13 13',
    'V14 9',
    'V15 13',
    'V16 16',
    'V17 7',
  ]);
  expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(rows.length);
});

test.each(rows)('R-3322: $requirement says whether it holds, how, and names the tests that show it', (row) => {
  expect(['yes', 'partly', 'no', 'operator', 'not applicable']).toContain(row.holds);
  expect(row.how.length).toBeGreaterThan(3);
  expect(row.tests.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  if (row.holds === 'yes' && !/docs\/|\.md/.test(row.how)) expect(row.tests).not.toEqual([]);
});

/** The pages that a row names, each with the section that it means. */
const pagesIn = (how: string) =>
  [...how.matchAll(/((?:docs\/[\w/-]+|SECURITY)\.md)(?:#([\w-]+))?/g)].map(([, page = '', anchor]) => ({
    page,
    anchor,
  }));
const plain = (text: string) => text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ');
const naming = rows.filter(({ how }) => pagesIn(how).length > 0);

test('R-3322: some rows name a page', () => {
  expect(naming.length).toBeGreaterThan(10);
});

test.each(naming)('R-3322: the sections that $requirement names are there, with the words that it quotes', (row) => {
  const texts = pagesIn(row.how).map(({ page, anchor }) => {
    const section = sectionsOf(readFileSync(inRoot(page), 'utf8')).find((each) => each.anchor === anchor);
    expect(section, `${page}#${anchor}`).toBeDefined();
    return plain(section!.text);
  });
  const quoted = [...row.how.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
  // Where no test shows it, the page does.
  if (row.tests.length === 0) expect(quoted).not.toEqual([]);
  for (const words of quoted) expect(texts.join('\n')).toContain(words);
});
