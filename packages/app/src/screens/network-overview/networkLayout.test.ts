import { describe, expect, test } from 'vitest';
import { layoutNetwork } from './networkLayout.js';

const node = (id: string, parents: string[] = [], at?: [number, number]) => ({
  id,
  label: id,
  parents,
  ...(at ? { box: { left: at[0], top: at[1], right: at[0] + 80, bottom: at[1] + 30 } } : {}),
});

describe('the picture of a network', () => {
  test('keeps the places that its author gave the nodes', () => {
    const { nodes } = layoutNetwork([
      node('left', [], [0, 0]),
      node('right', [], [300, 0]),
      node('below', [], [150, 200]),
    ]);
    const [left, right, below] = nodes;
    expect(left?.y).toBe(right?.y);
    expect(below?.y).toBeGreaterThan(left?.y ?? Infinity);
    expect(below?.x).toBeGreaterThan(left?.x ?? Infinity);
    expect(below?.x).toBeLessThan(right?.x ?? 0);
  });

  test('puts parents above children when the file places them all on one spot', () => {
    const heap = ['cause', 'effect', 'other'].map((id) => node(id, id === 'effect' ? ['cause'] : [], [0, 0]));
    const { nodes } = layoutNetwork(heap);
    const y = new Map(nodes.map((placed) => [placed.id, placed.y]));
    expect(y.get('effect')).toBeGreaterThan(y.get('cause') ?? Infinity);
  });

  test('breaks a row that is too wide, and lets no two boxes touch', () => {
    const { nodes } = layoutNetwork(Array.from({ length: 30 }, (_, i) => node(`a node with a long name ${i}`)));
    const rows = Map.groupBy(nodes, ({ y }) => y);
    expect(rows.size).toBeGreaterThan(1);
    for (const row of rows.values()) {
      for (const [i, placed] of row.slice(1).entries()) {
        const before = row[i];
        expect(placed.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
      }
    }
  });

  test('R-2106: places each of five thousand nodes in a chain a row below the one before, and a crowd of children in rows', () => {
    const chain = Array.from({ length: 5_000 }, (_, at) => node(`N${at}`, at === 0 ? [] : [`N${at - 1}`]));
    const { nodes } = layoutNetwork(chain);
    expect(nodes.every(({ y }, at) => at === 0 || y > (nodes[at - 1]?.y ?? Infinity))).toBe(true);
    const crowd = layoutNetwork([node('hub'), ...Array.from({ length: 4_999 }, (_, at) => node(`C${at}`, ['hub']))]);
    expect(crowd.nodes).toHaveLength(5_000);
    expect(crowd.nodes.filter(({ y }) => y === crowd.nodes[0]?.y)).toHaveLength(1);
  });

  test('draws a circle all the same', () => {
    expect(layoutNetwork([node('a', ['b']), node('b', ['a']), node('c', ['b'])]).nodes).toHaveLength(3);
  });

  test('draws nothing for a network without nodes', () => {
    expect(layoutNetwork([])).toEqual({ width: 0, height: 0, nodes: [] });
  });
});
