import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beadLevels } from './beadLevels.js';

/** Closer than 20 of a rail of 912 px, and of 358 px. */
const wide = (20 / 912) * 100;
const phone = (20 / 358) * 100;

test('R-2402: a bead that would touch the one before hangs one level lower, on a phone sooner', () => {
  expect(beadLevels([33, 22, 62, 38, 45], wide)).toEqual([0, 0, 0, 0, 0]);
  expect(beadLevels([33, 22, 62, 38, 45], phone)).toEqual([0, 0, 0, 1, 0]);
});

test('R-2402: equal answers hang below each other', () => {
  expect(beadLevels([34, 34, 34], wide)).toEqual([0, 1, 2]);
});

test('R-2402: one answer hangs on the first level, and none needs no level', () => {
  expect(beadLevels([100], wide)).toEqual([0]);
  expect(beadLevels([], wide)).toEqual([]);
});

const answers = fc.array(fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true })), {
  maxLength: 30,
});
const sizes = fc.double({ min: 0.5, max: 12, noNaN: true });

test('R-2402: whatever was answered, no two beads of one level are closer than their size', () => {
  fc.assert(
    fc.property(answers, sizes, (values, apart) => {
      const levels = beadLevels(values, apart);
      for (const [one, value] of values.entries())
        for (const [other, another] of values.entries())
          if (one < other && levels[one] === levels[other])
            expect(Math.abs(value - another)).toBeGreaterThanOrEqual(apart - 1e-6);
    }),
  );
});

test('R-2402: there are as many levels as beads crowd within the size of one, and no more', () => {
  fc.assert(
    fc.property(answers, sizes, (values, apart) => {
      const crowd = (from: number) => values.filter((value) => value <= from && from - value < apart - 1e-9).length;
      const levels = 1 + Math.max(-1, ...beadLevels(values, apart));
      expect(levels).toBe(Math.max(0, ...values.map(crowd)));
    }),
  );
});
