import { expect, test } from 'vitest';
import { displayName, networkDisplayName } from './displayName.js';

test.each([
  ['visit_to_Asia', 'visit_to_Asia', 'visit to Asia'],
  ['chest_X-ray', 'chest_X-ray', 'chest X-ray'],
  ['x1', 'T_stage of the tumour', 'T_stage of the tumour'],
  ['_a__b_', '_a__b_', 'a b'],
  ['__', '__', '__'],
])('R-3668: a node with the id %s and the name %s is called "%s"', (id, name, called) => {
  expect(displayName({ id, name })).toBe(called);
});

test.each([
  ['Chest clinic', 'asia_v2.xdsl', 'Chest clinic'],
  ['', 'chest_clinic_v2.xdsl', 'chest clinic v2'],
  ['  ', 'hepar_II.XML', 'hepar II'],
  [undefined, 'study 2.1', 'study 2.1'],
  ['', '.xml', '.xml'],
])('R-3668: a network named %j in the file %s is called "%s"', (name, filename, called) => {
  expect(networkDisplayName({ name, filename })).toBe(called);
});
