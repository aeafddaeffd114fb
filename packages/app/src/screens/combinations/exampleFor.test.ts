import { expect, test } from 'vitest';
import { exampleFor } from './exampleFor.js';

const parents = [
  { display_name: 'Smoking', vars: ['none', 'light', 'very_heavy'] },
  { display_name: 'Cartilage invasion', vars: ['yes', 'no'] },
];

test('R-2559: the example is a finding of the node’s own first parent, and says how much it would decide', () => {
  expect(exampleFor(parents)).toEqual({ parent: 'Smoking', index: 2, state: 'very heavy', decides: 2, total: 6 });
  expect(exampleFor(parents.toReversed())).toMatchObject({ parent: 'Cartilage invasion', state: 'yes', decides: 3 });
  expect(exampleFor([])).toBeUndefined();
});

test('R-2559: where each state names an absence, it is the last one', () => {
  expect(exampleFor([{ display_name: 'Smoking', vars: ['no', 'none'] }])).toMatchObject({ index: 1, state: 'none' });
});

test('R-2011: a state that the owner worded as a condition is said in these words', () => {
  const details = [{ states: [{}, {}, { asCondition: 'For a patient who smokes heavily:' }] }, {}];
  expect(exampleFor(parents, details)).toMatchObject({ asCondition: 'For a patient who smokes heavily' });
  expect(exampleFor(parents.toReversed(), details)).not.toHaveProperty('asCondition');
});
