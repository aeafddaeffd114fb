import { expect, test } from 'vitest';
import { buildUnnamed } from '../../test/namesBuilders.js';
import { changedNames, isNamed, nameProblems, nodesLike, problemAt } from './givenNames.js';

const nodes = [buildUnnamed(0), buildUnnamed(1), buildUnnamed(2, 3)];
const names = (title: string, ...states: string[]) => ({ title, states });

test('R-3467: only nodes with other names than before are saved, without the blanks around them', () => {
  expect(changedNames(nodes, { n1: names(' ', '', ' '), n2: names(' Cough ', '', 'yes') })).toEqual([
    { id: 'n2', title: 'Cough', states: ['', 'yes'] },
  ]);
});

test('R-3464: names that read alike are told at each of them, and numbers that nobody named at none', () => {
  expect(nameProblems(nodes, { n1: names('Cough', 'a', 'A '), n3: names('cough', '', '', '') })).toEqual([
    { nodeId: 'n1', state: undefined, kind: 'node-twice' },
    { nodeId: 'n1', state: 0, kind: 'state-twice' },
    { nodeId: 'n1', state: 1, kind: 'state-twice' },
    { nodeId: 'n3', state: undefined, kind: 'node-twice' },
  ]);
  // The number of another node is taken, its own is not.
  expect(nameProblems(nodes, { n1: names('x1', '', '') })).toEqual([
    { nodeId: 'n1', state: undefined, kind: 'node-twice' },
  ]);
  expect(nameProblems(nodes, { n1: names('x0', '1', '0') })).toEqual([]);
  expect(nameProblems(nodes, { n1: names('x'.repeat(257), 'a\u0007b', '') })).toMatchObject([
    { kind: 'too-long' },
    { state: 0, kind: 'control' },
  ]);
});

test('R-3467: states are offered to nodes with as many, none of which has a name', () => {
  const edited = { n1: names('', 'no', 'yes') };
  expect(nodesLike(nodes[0]!, nodes, edited).map(({ id }) => id)).toEqual(['n2']);
  expect(nodesLike(nodes[0]!, nodes, { ...edited, n2: names('', '', 'yes') })).toEqual([]);
  expect(nodesLike(nodes[1]!, nodes, edited)).toEqual([]);
  expect([isNamed(nodes[0]!, edited), isNamed(nodes[0]!, { n1: names('a', 'no', 'yes') })]).toEqual([false, true]);
});

test('R-3464: the field that a server names is the one on the screen', () => {
  const sent = [{ id: 'n4', title: '', states: [] }];
  expect(problemAt('nodes[0].title', sent)).toEqual({ nodeId: 'n4', state: undefined, kind: 'node-twice' });
  expect(problemAt('nodes[0].states[2]', sent)).toEqual({ nodeId: 'n4', state: 2, kind: 'state-twice' });
  expect([problemAt('nodes[1].title', sent), problemAt('nodes', sent)]).toEqual([undefined, undefined]);
});
