import { expect, test } from 'vitest';
import { exampleFor } from './exampleFor.js';

const parents = [
  { display_name: 'Smoking', vars: ['none', 'light', 'very_heavy'] },
  { display_name: 'Cartilage invasion', vars: ['yes', 'no'] },
];

test('R-2559: the example is a finding of the node itself, and says how much it would decide', () => {
  expect(exampleFor(parents, [])).toEqual({ parent: 'Smoking', state: 'very heavy', decides: 2, total: 6 });
});

test('R-2559: it takes a parent that no combination names yet, and a state that is a finding', () => {
  const saved = [{ selection: { 0: 1 }, values: [50, 50], number: 1 }];
  expect(exampleFor(parents, saved)).toMatchObject({ parent: 'Cartilage invasion', state: 'yes', decides: 3 });
});

test('R-2559: with every parent named it is the first one, and without parents there is none', () => {
  const saved = [{ selection: { 0: 1, 1: 0 }, values: [50, 50], number: 1 }];
  expect(exampleFor(parents, saved)).toMatchObject({ parent: 'Smoking' });
  expect(exampleFor([], [])).toBeUndefined();
});

test('R-2011: a state that the owner worded as a condition is said in these words', () => {
  const details = [{ states: [{}, {}, { asCondition: 'For a patient who smokes heavily:' }] }, {}];
  expect(exampleFor(parents, [], details)).toMatchObject({ asCondition: 'For a patient who smokes heavily' });
  expect(exampleFor(parents, [{ selection: { 0: 1 }, values: [50, 50], number: 1 }], details)).not.toHaveProperty(
    'asCondition',
  );
});
