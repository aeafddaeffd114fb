import { expect, test } from 'vitest';
import { barEnd } from './barEnd.js';

test.each([
  [[50, 50, 50], 50],
  [[51, 50, 50], 60],
  [[59, 50, 50], 60],
  [[1, 1], 2],
  [[99, 1], 100],
  [[], 2],
])('of %j a bar is full at %i', (counted, end) => expect(barEnd(counted)).toBe(end));
