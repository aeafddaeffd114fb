import { expect, test } from 'vitest';
import { peopleOf } from './peopleOf.js';

test.each([
  [
    [0.554, 0.314, 0.132],
    [554, 314, 132],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [334, 333, 333],
  ],
  [
    [0.9996, 0.0004],
    [1000, 0],
  ],
  [
    [1, 0],
    [1000, 0],
  ],
])('R-2553: a thousand patients are told whole, and are a thousand: %j', (distribution, people) => {
  expect(peopleOf(distribution)).toEqual(people);
});
