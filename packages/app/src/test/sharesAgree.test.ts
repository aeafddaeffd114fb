import { wholePercents } from '@credence/bayesnet';
import { sharesOf } from '@credence/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('the kit shows the very percents that the domain stores', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 30 }), (values) => {
      expect(sharesOf(values)).toEqual(wholePercents(values));
    }),
    { numRuns: 2_000 },
  );
});
