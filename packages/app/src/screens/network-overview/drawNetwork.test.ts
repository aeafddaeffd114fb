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

test('a network is drawn whole, including nodes that are not assessed', () => {
  const drawing = drawNetwork(buildStructure(), buildOverview());
  expect(idsOf(drawing)).toEqual(['n1', 'n2', 'n3', 'n4']);
  expect(drawing?.nodes.find(({ id }) => id === 'n3')).toMatchObject({ status: 'progress', percent: 25 });
  expect(drawing?.nodes.find(({ id }) => id === 'n4')).toMatchObject({ status: 'none' });
});

test.each([2, 18, 70, 1_041])('R-2598: of %i nodes all are drawn, in a block that fits a page', (count) => {
  const nodes = Array.from({ length: count }, (_, index) => node(`r${index}`, index % 9 === 0 ? [] : ['r0']));
  const drawing = drawNetwork({ networkId: NETWORK, nodes }, buildOverview());
  expect(drawing?.nodes).toHaveLength(count);
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const width = span(drawing!.nodes.map(({ x }) => x));
  expect(width).toBeLessThan(Math.max(780, 2.2 * span(drawing!.nodes.map(({ y }) => y))));
});

test('R-2607: nodes of equal names are told apart in the map', () => {
  const nodes = ['a', 'b'].map((id) => ({ ...node(id), display_name: 'Dry' }));
  const drawing = drawNetwork({ networkId: NETWORK, nodes }, buildOverview());
  expect(drawing?.nodes.map(({ label }) => label)).toEqual(['Dry (a)', 'Dry (b)']);
});

test('a network without nodes has no drawing', () => {
  expect(drawNetwork({ networkId: NETWORK, nodes: [] }, buildOverview())).toBeUndefined();
});
