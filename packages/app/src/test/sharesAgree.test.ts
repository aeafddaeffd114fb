import { normalize } from '@credence/bayesnet';
import { sharesOf } from '@credence/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('R-2619: the kit shows the distribution that the domain stores', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 30 }), (values) => {
      const stored = normalize(values);
      for (const [state, share] of sharesOf(values).entries()) {
        expect(Math.abs(share - (stored[state] ?? 0) * 100)).toBeLessThan(0.5);
      }
    }),
    { numRuns: 500 },
  );
});
