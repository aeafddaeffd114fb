import { expect, test } from 'vitest';
import { lanesOf, withoutShares } from './lanesOf.js';

const pools = { linear: [0.4, 0.6], median: [0.5, 0.5] };

test('R-2949: each state has its pools and, by code, what was said of it', () => {
  const answers = [
    { code: 1, standing: 'answered' as const, shares: [0.3, 0.7] },
    { code: 4, standing: 'not_my_field' as const },
  ];
  expect(lanesOf(['no', 'yes'], { pools }, answers)).toEqual([
    { label: 'no', answers: [{ code: 1, value: 30 }], pools: { linear: 40, median: 50 } },
    { label: 'yes', answers: [{ code: 1, value: 70 }], pools: { linear: 60, median: 50 } },
  ]);
  expect(lanesOf(['no', 'yes'], { pools: {} })[0]).toEqual({ label: 'no', answers: [] });
});

test('R-2949: who gave no numbers is told with the reason, by code only to whoever runs the study', () => {
  const answers = [
    { code: 1, standing: 'answered' as const, shares: [0.3, 0.7] },
    { code: 2, standing: 'cannot_occur' as const },
  ];
  expect(withoutShares({ cannotOccur: 1, notTheirField: 0 }, answers, [1, 2, 3])).toEqual([
    { code: 2, standing: 'cannotOccur' },
    { code: 3, standing: 'open' },
  ]);
  expect(withoutShares({ cannotOccur: 1, notTheirField: 2 }, undefined, [])).toEqual([
    { standing: 'notMyField' },
    { standing: 'notMyField' },
    { standing: 'cannotOccur' },
  ]);
});
