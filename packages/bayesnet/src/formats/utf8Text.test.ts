import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Utf8Text } from './utf8Text.js';

const numbers = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.nat(1_000_000).map((parts) => parts / 1_000_000),
  fc.tuple(fc.nat(999), fc.nat(16)).map(([digits, decimals]) => Math.min(1, digits / 10 ** decimals)),
);

test('R-2703: texts in any language and numbers of any length come back in the order in which they were added', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), numbers)), (parts) => {
      const written = new Utf8Text(0);
      for (const part of parts) {
        if (typeof part === 'number') written.addNumber(part);
        else written.add(part, 0, part.length);
      }
      expect(written.text()).toBe(parts.map(String).join(''));
    }),
    { numRuns: 2000 },
  );
});
