import type { Direction } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { askedOf, directionOf, isMore } from './asked.js';

const PRESENT_FIRST = ['present', 'absent'];
const ABSENT_FIRST = ['absent', 'present'];

test.each([
  ['both with the finding first', PRESENT_FIRST, PRESENT_FIRST, 'increases'],
  ['both with the finding last', ABSENT_FIRST, ABSENT_FIRST, 'increases'],
  ['only the condition turned round', PRESENT_FIRST, ABSENT_FIRST, 'decreases'],
  ['only the node turned round', ABSENT_FIRST, PRESENT_FIRST, 'decreases'],
] as const)(
  'R-2003: "present makes present more likely" is asked and stored rightly, in files with %s',
  (_, condition, node, stored) => {
    const asked = askedOf(condition, node);
    expect([asked.condition, asked.node]).toEqual(['present', 'present']);
    expect(directionOf(true, asked)).toBe(stored);
    expect(isMore(stored, asked)).toBe(true);
    const less: Direction = stored === 'increases' ? 'decreases' : 'increases';
    expect(directionOf(false, asked)).toBe(less);
    expect(isMore(less, asked)).toBe(false);
  },
);

test.each([
  [['T1_T2', 'T3_T4'], 'T3 T4'],
  [['none', 'moderate', 'heavy'], 'heavy'],
  [['heavy', 'moderate', 'none'], 'heavy'],
  [['ja', 'nein'], 'ja'],
  [['elevated', 'normal'], 'elevated'],
  [['noticeable', 'strong'], 'strong'],
])('R-2003: of the states %j people are asked about "%s"', (states, asked) => {
  expect(askedOf(states, ABSENT_FIRST).condition).toBe(asked);
});
