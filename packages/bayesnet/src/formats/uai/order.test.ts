import { expect, test } from 'vitest';
import { readNetworkFile } from '../../index.js';

/**
 * The example in the manual of Schlandals (UCLouvain, "UAI file format"): "last increment first", and "the variables for
 * which the CPT is defined is the last variable in the scope". The document of the competition says the same ("Evaluation
 * File Format", UAI 2008): "the child variable has to come last".
 */
test('R-3437: the example of another program’s manual reads as it says', () => {
  const example =
    'BAYES\n4\n2 2 2 2\n4\n1 0\n2 0 1\n2 0 2\n3 1 2 3\n\n2\n0.2 0.8\n4\n0.6 0.4 0.3 0.7\n4\n0.25 0.75 0.75 0.25\n8\n1.0 0.0 0.35 0.65 0.8 0.2 0.0 1.0\n';
  const { nodes } = readNetworkFile(new TextEncoder().encode(example)).document?.network ?? { nodes: [] };
  expect(nodes.map(({ parents }) => parents)).toEqual([[], [0], [0], [1, 2]]);
  expect(Array.from(nodes[1]?.cpt ?? [])).toEqual([0.6, 0.4, 0.3, 0.7]);
  // By the states of the parents: 0, 0; 0, 1; 1, 0; 1, 1.
  expect(Array.from(nodes[3]?.cpt ?? [])).toEqual([1, 0, 0.35, 0.65, 0.8, 0.2, 0, 1]);
});
