import { expect, test } from 'vitest';
import { toCsv } from './csv.js';

type Rows = Parameters<typeof toCsv>[0] extends Iterable<infer Row> ? Row[] : never;
const text = (...rows: Rows) => toCsv(rows, { separator: 'comma', marked: true }).toString();

test('R-2659: cells are quoted where they have to be, numbers stay numbers, and lines end as RFC 4180 says', () => {
  expect(text(['a', 'b, c', 'say "yes"', 'two\nlines'], [1, -2, 0.25, undefined])).toBe(
    '\ufeffa,"b, c","say ""yes""","two\nlines"\r\n1,-2,0.25,\r\n',
  );
});

test('R-1744: with semicolons numbers have a comma, as programs that expect the one expect the other', () => {
  const rows: Rows = [
    ['a', 'b, c', 'd; e'],
    [1, -2.5, undefined],
  ];
  expect(toCsv(rows, { separator: 'semicolon', marked: false }).toString()).toBe('a;b, c;"d; e"\r\n1;-2,5;\r\n');
});

test.each([
  '=HYPERLINK("x")',
  '+1+1',
  '-cmd',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\n=1',
  '|cmd',
  '%PATH%',
  '\uff1d1',
  '\uff0b1',
  '\uff0dcmd',
  '\uff20SUM(A1)',
  '\u3000\uff1d1',
  ' padded',
])('R-1745: %j cannot run as a formula in a spreadsheet', (cell) => {
  expect(text([cell])).toMatch(/^\ufeff"?'/);
});

test.each(['-1', '+5', '-0.25', '-1,5', '40-60', 'no', '<1', 'Ödem'])(
  'R-1745: %j stays as it is, for it runs nothing',
  (cell) => {
    expect(text([cell])).toBe(`\ufeff${cell.includes(',') ? `"${cell}"` : cell}\r\n`);
  },
);

test('R-3707: the apostrophe before a formula can be told from those that were there', () => {
  const cells = ['=x', "'=x", "''=x", "'", "it's", 'plain'];
  const written = toCsv([cells], { separator: 'comma', marked: false }).toString().trimEnd().split(',');
  expect(written).toEqual(["'=x", "''=x", "'''=x", "'", "it's", 'plain']);
});

test('R-3706: where no spreadsheet is meant, every text stays as it is', () => {
  const rows: Rows = [['-low', '=1+1', ' padded', 'a,b', '"']];
  expect(toCsv(rows, { separator: 'comma', marked: false, isGuarded: false }).toString()).toBe(
    '-low,=1+1, padded,"a,b",""""\r\n',
  );
});
