import { expect, test } from 'vitest';
import { dropPlace } from './dropPlace.js';

/** Three combinations; the second is open, and its sliders take up much height. */
const lines = [
  { index: 0, top: 100, height: 40 },
  { index: 1, top: 160, height: 40 },
  { index: 2, top: 900, height: 40 },
];

test.each([
  ['the last, above all others', 2, 50, 0],
  ['the last, between the first two', 2, 150, 1],
  ['the last, over the sliders of the one before it', 2, 500, 2],
  ['the last, below everything', 2, 2000, 2],
  ['the first, where it is', 0, 110, 0],
  ['the first, below the line of the second', 0, 200, 1],
  ['the first, below everything', 0, 2000, 2],
  ['the second, above the first', 1, 90, 0],
  ['the second, below the last', 1, 930, 2],
])('%s (R-809)', (_, dragged, y, place) => {
  expect(dropPlace(lines, dragged, y)).toBe(place);
});

test('one that is alone stays', () => {
  expect(dropPlace([{ index: 0, top: 100, height: 40 }], 0, 900)).toBe(0);
});
