import { describe, expect, test } from 'vitest';
import { daysLate, elapsedOf, stageShares } from './timelineScale.js';

const day = (written: string) => new Date(`2026-${written}T00:00:00Z`);
const stages = [
  { from: day('11-02'), until: day('11-09') },
  { from: day('11-09'), until: day('11-30') },
  { from: day('11-30'), until: day('12-07') },
  { from: day('12-07'), until: day('12-21') },
  { from: day('12-21') },
];

describe('R-2381: the parts of the rail', () => {
  test('a day is as wide in every stage, and an open end as long as the shortest', () => {
    expect(stageShares(stages).map((share) => Math.round(share * 56))).toEqual([7, 21, 7, 14, 7]);
  });

  test('a stage of one day is still wide enough to be read, and all fill the rail', () => {
    const shares = stageShares([
      { from: day('11-02'), until: day('11-03') },
      { from: day('11-03'), until: day('12-31') },
    ]);
    expect(shares[0]).toBeGreaterThan(0.09);
    expect(shares[0]! + shares[1]!).toBeCloseTo(1);
  });

  test('stages without a length share the rail equally', () => {
    expect(stageShares([{ from: day('11-02') }, { from: day('11-02') }])).toEqual([0.5, 0.5]);
    expect(stageShares([{ from: day('11-02') }])).toEqual([1]);
    expect(stageShares([])).toEqual([]);
  });
});

describe('R-2381: where today stands', () => {
  test.each([
    ['in the middle', '11-19', 10 / 21],
    ['before the stage has begun', '11-01', 0],
    ['after it should be over', '12-03', 1],
  ])('%s', (_, now, elapsed) => {
    expect(elapsedOf(stages, 1, day(now))).toBeCloseTo(elapsed);
  });

  test('at the beginning of a stage that stays open, and of one that does not exist', () => {
    expect(elapsedOf(stages, 4, day('12-24'))).toBe(0);
    expect(elapsedOf(stages, 9, day('12-24'))).toBe(0);
  });

  test('at the end of a stage without a length, once it has come', () => {
    const short = [{ from: day('11-02'), until: day('11-02') }];
    expect([elapsedOf(short, 0, day('11-01')), elapsedOf(short, 0, day('11-02'))]).toEqual([0, 1]);
  });
});

test('R-2381: a day that has begun counts as late', () => {
  expect(daysLate(day('11-30'), new Date('2026-11-30T00:00:01Z'))).toBe(1);
  expect(daysLate(day('11-30'), day('12-02'))).toBe(2);
  expect(daysLate(day('11-30'), day('11-30'))).toBe(0);
  expect(daysLate(day('11-30'), day('11-20'))).toBe(0);
  expect(daysLate(undefined, day('12-02'))).toBe(0);
});
