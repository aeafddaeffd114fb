import { expect, test } from 'vitest';
import { toCsv } from './csv.js';

const text = (...rows: Parameters<typeof toCsv>[0] extends Iterable<infer Row> ? Row[] : never) =>
  toCsv(rows).toString();

test('F-211: cells are quoted where they have to be, numbers stay numbers, and lines end as RFC 4180 says', () => {
  expect(text(['a', 'b, c', 'say "yes"', 'two\nlines'], [1, -2, 0.25, undefined])).toBe(
    '\ufeffa,"b, c","say ""yes""","two\nlines"\r\n1,-2,0.25,\r\n',
  );
});

test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'F-211: %j cannot run as a formula in a spreadsheet',
  (cell) => {
    expect(text([cell])).toMatch(/^\ufeff"?'/);
  },
);
