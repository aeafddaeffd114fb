import { describe, expect, test } from 'vitest';
import type { ChartTable } from '../plot/chartData.js';
import { csvOf, csvText } from './csv.js';

/** Reads a file of comma-separated values as spreadsheets do, and removes one guard from a formula. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end = ''] of csv.matchAll(/((?:"(?:[^"]|"")*")|[^,\r\n]*)(,|\r\n)/gu)) {
    const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    rows.at(-1)!.push(/^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u.test(text) ? text.slice(1) : text);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const hostile = [
  'plain',
  'with, comma',
  'with "quotes"',
  'two\nlines',
  'two\r\nlines',
  '  spaces  ',
  '',
  'Ärzte, größer 腫瘍 🩺',
  "=cmd|'/c calc'!A1",
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  "'=already guarded",
  "''=twice",
  '＝full width',
  "'quoted only",
];

test.each(hostile)('%j comes back as it was', (name) => {
  const table: ChartTable = { columns: ['Name', name], rows: [{ name, values: [1] }] };
  expect(read(csvOf(table))).toEqual([
    ['Name', name],
    [name, '1'],
  ]);
});

describe('a text that a spreadsheet would run', () => {
  test.each(hostile.filter((text) => /^[=+\-@\t＝]/u.test(text)))('%j is guarded', (text) => {
    expect(csvText(text).replace(/^"/u, '')).toMatch(/^'/u);
  });
  test('is guarded in the heads too', () => {
    expect(csvOf({ columns: ['=1+1', '@x'], rows: [] })).toBe("'=1+1,'@x\r\n");
  });
});

test('numbers are written in full, with a point, and are not taken for formulas; no value is an empty cell', () => {
  const values = [3.8, -2, 0, null, 1e21, 0.1 + 0.2];
  expect(csvOf({ columns: ['a'], rows: [{ name: 'x', values }] })).toBe(
    `a\r\nx,3.8,-2,0,,1e+21,0.30000000000000004\r\n`,
  );
});
