import type { StructureNode } from '@credence/api-client';
import { expect, test } from 'vitest';
import { buildOverview, buildStructure, NETWORK } from '../../test/networkBuilders.js';
import { drawNetwork } from './drawNetwork.js';

const node = (id: string, parents: string[] = []): StructureNode => ({
  id,
  name: id,
  display_name: `Node ${id}`,
  kind: 'chance',
  parents,
});
const idsOf = (drawing: ReturnType<typeof drawNetwork>) => drawing?.nodes.map(({ id }) => id).sort();
const roots = Array.from({ length: 100 }, (_, index) => node(`r${index}`));

test('a legible network is drawn whole, including nodes that are not assessed', () => {
  const drawing = drawNetwork(buildStructure(), buildOverview());
  expect(idsOf(drawing)).toEqual(['n1', 'n2', 'n3', 'n4']);
  expect(drawing?.around).toBeUndefined();
  expect(drawing?.nodes.find(({ id }) => id === 'n3')).toMatchObject({ status: 'progress', percent: 25 });
  expect(drawing?.nodes.find(({ id }) => id === 'n4')).toMatchObject({ status: 'none' });
});

test('of a larger network only the neighbourhood of the next node is drawn', () => {
  const nodes = [...roots, node('n3', ['r1', 'r2']), node('child', ['n3', 'r5']), node('far', ['child'])];
  const drawing = drawNetwork({ networkId: NETWORK, nodes }, buildOverview());
  expect(idsOf(drawing)).toEqual(['child', 'n3', 'r1', 'r2']);
  expect(drawing?.edges).not.toContainEqual(['r5', 'child']);
  expect(drawing?.around).toBe('Node n3');
});

test('children that are too many for that are left out', () => {
  const nodes = [node('r1'), node('n3', ['r1']), ...roots.slice(2).map(({ id }) => node(id, ['n3']))];
  expect(idsOf(drawNetwork({ networkId: NETWORK, nodes }, buildOverview()))).toEqual(['n3', 'r1']);
});

test('if nothing would be legible, nothing is drawn', () => {
  const nodes = [
    ...roots,
    node(
      'n3',
      roots.map(({ id }) => id),
    ),
  ];
  expect(drawNetwork({ networkId: NETWORK, nodes }, buildOverview())).toBeUndefined();
  expect(drawNetwork({ networkId: NETWORK, nodes: [] }, buildOverview())).toBeUndefined();
  expect(drawNetwork({ networkId: NETWORK, nodes: [...roots, node('n3')] }, buildOverview())).toBeUndefined();
});
