import { expect, test } from 'vitest';
import { paginationItems } from './paginationItems.js';

const drawn = (page: number, pageCount: number) =>
  paginationItems({ page, pageCount })
    .map((item) => (item.kind === 'gap' ? '…' : item.current ? `[${item.page}]` : String(item.page)))
    .join(' ');

test.each([
  [1, 1, '[1]'],
  [1, 0, '[1]'],
  [2, 3, '1 [2] 3'],
  [1, 10, '[1] 2 3 … 10'],
  [4, 10, '1 2 3 [4] 5 6 … 10'],
  [5, 10, '1 … 3 4 [5] 6 7 … 10'],
  [6, 10, '1 … 4 5 [6] 7 8 … 10'],
  [7, 10, '1 … 5 6 [7] 8 9 10'],
  [10, 10, '1 … 8 9 [10]'],
  [99, 10, '1 … 8 9 [10]'],
  [-3, 10, '[1] 2 3 … 10'],
])('on page %d of %d the row reads %s (R-530, R-531, R-532, R-533)', (page, pageCount, row) => {
  expect(drawn(page, pageCount)).toBe(row);
});

test('an ellipsis stands for a gap of one page too (R-533)', () => {
  expect(paginationItems({ page: 5, pageCount: 10 })[1]).toEqual({ kind: 'gap', from: 2, to: 2 });
});

test('every page is either shown or in exactly one gap, for up to 60 pages (R-530 to R-533)', () => {
  for (let pageCount = 1; pageCount <= 60; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const items = paginationItems({ page, pageCount });
      const covered = items.flatMap((item) =>
        item.kind === 'page'
          ? [item.page]
          : Array.from({ length: item.to - item.from + 1 }, (_, index) => item.from + index),
      );
      expect(covered).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
      const shown = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));
      expect(shown.every((n) => n === 1 || n === pageCount || Math.abs(n - page) <= 2)).toBe(true);
    }
  }
});
