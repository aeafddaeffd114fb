import { expect, test } from 'vitest';
import { type DiscussItem, shownAtFirst } from './discussItem.js';

const items = Array.from({ length: 60 }, (_, index): DiscussItem => {
  const about = { question: 'Tumour extent', condition: `${index}`, reasons: [], effect: 60 - index };
  return { id: `q${index}`, chosen: false, ...about };
});

test.each([
  ['the first eight of many', 60, undefined, 8],
  ['all of a few', 5, undefined, 5],
  ['one that would be left alone', 9, undefined, 9],
  ['those down to the shown one', 60, 'q19', 20],
  ['the first eight where the shown one is among them', 60, 'q3', 8],
  ['the first eight where the shown one is not on the list', 60, 'other', 8],
  ['nothing of nothing', 0, undefined, 0],
])('R-2412: the list begins with %s', (_, count, current, shown) => {
  expect(shownAtFirst(items.slice(0, count), 8, current)).toBe(shown);
});
