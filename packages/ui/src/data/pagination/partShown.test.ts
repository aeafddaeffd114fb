import { expect, test } from 'vitest';
import { partShown } from './partShown.js';

const infinity = Number.POSITIVE_INFINITY;
const said = (total: number, page: number, pageSize: number) => {
  const { from, to, total: all } = partShown({ total, page, pageSize });
  return `${from + 1} to ${to} of ${all}`;
};

test.each([
  [100, 1, 10, '1 to 10 of 100'],
  [100, Number.NaN, 10, '1 to 10 of 100'],
  [100, -1, 10, '1 to 10 of 100'],
  [100, -infinity, 10, '1 to 10 of 100'],
  [100, 2.5, 15, '16 to 30 of 100'],
  [100, 99, 15, '91 to 100 of 100'],
  [100, infinity, 15, '91 to 100 of 100'],
  [100, 2, 0, '16 to 30 of 100'],
  [100, 2, Number.NaN, '16 to 30 of 100'],
  [100, 2, -10, '16 to 30 of 100'],
  [100, 2, 10.9, '11 to 20 of 100'],
  [100, 2, infinity, '1 to 100 of 100'],
  [99.9, 10, 10, '91 to 99 of 99'],
])('R-2364: of %d rows, page %d of %d each shows %s', (total, page, pageSize, sentence) => {
  expect(said(total, page, pageSize)).toBe(sentence);
});

test.each([0, -5, Number.NaN, infinity])('R-2364: a total of %d is no rows, on one page', (total) => {
  expect(partShown({ total, page: 3, pageSize: 10 })).toEqual({
    total: 0,
    pageSize: 10,
    pageCount: 1,
    page: 1,
    from: 0,
    to: 0,
  });
});
