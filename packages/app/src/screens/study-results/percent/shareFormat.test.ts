import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareFormat } from './shareFormat.js';

test.each([
  [0, '0'],
  [100, '100'],
  [40, '40'],
  [33.333, '33.3'],
  [0.1, '0.1'],
  [0.03, '0.03'],
  [0.0015, '0.002'],
  [99.97, '99.97'],
  [99.6, '99.6'],
])('R-2414: %d %% is written as %s', (percent, text) => {
  expect(shareFormat('en')(percent)).toBe(text);
});

test('R-2414: only what is impossible or certain, down to one in a million, is written so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (millionths) => {
      expect(['0', '100']).not.toContain(shareFormat('en')(millionths / 10_000));
    }),
  );
});

test('R-2414: numbers are those of the language', () => {
  expect(shareFormat('de')(33.3)).toBe('33,3');
});
