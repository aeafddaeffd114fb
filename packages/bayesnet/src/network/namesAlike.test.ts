import { expect, test } from 'vitest';
import { namesAlike } from './namesAlike.js';

test('R-3464: names that read alike are told by their places, all of them', () => {
  expect([...namesAlike(['Fever', 'Cough', 'fever ', 'T_stage', 'T  stage', 'Stage'])]).toEqual([0, 2, 3, 4]);
  expect([...namesAlike(['Ame\u0301lie', 'Am\u00e9lie'])]).toEqual([0, 1]);
  expect([...namesAlike(['0', '1', '01'])]).toEqual([]);
});
