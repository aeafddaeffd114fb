import { expect, test } from 'vitest';
import { nameBars } from './nameBars.js';

const node = (nodeId: string, networkId: string | undefined, name?: string) => ({
  nodeId,
  networkId,
  name,
  average: 1,
});
const names = (...nodes: ReturnType<typeof node>[]) =>
  nameBars(nodes, (of, networkId) => `${of} in ${networkId}`).map(({ name }) => name);

test('a bar has the name of its node', () => {
  expect(names(node('n1', 'a', 'Stage'), node('n2', 'a', 'Grade'))).toEqual(['Stage', 'Grade']);
});

test('nodes with the same name, or without one, are told apart by their network', () => {
  expect(names(node('n1', 'a', 'Stage'), node('n1', 'b', 'Stage'))).toEqual(['Stage in a', 'Stage in b']);
  expect(names(node('n1', 'a'))).toEqual(['n1 in a']);
});

test('if the network is missing too, the id has to do', () => {
  expect(names(node('n1', undefined))).toEqual(['n1']);
});
