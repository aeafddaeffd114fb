import { NODE_HEIGHT, type Pill } from './mapGeometry.js';
import type { MapEdge } from './mapNode.js';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const DIRECTIONS: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): key is Arrow => key in DIRECTIONS;

/**
 * The node an arrow key leads to: along a line that goes that way if there is one, otherwise the nearest node that way,
 * so that every node can be reached.
 */
export function nextNode(
  from: string,
  arrow: Arrow,
  pills: ReadonlyMap<string, Pill>,
  edges: readonly MapEdge[],
): string | undefined {
  const here = pills.get(from);
  if (!here) return undefined;
  const [dx, dy] = DIRECTIONS[arrow];
  const linked = new Set(edges.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : [])));
  let best: { id: string; cost: number } | undefined;

  for (const [id, { x, y }] of pills) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    if (id === from || along <= 0) continue;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    // Rows lie closer together than the nodes in them: a line up or down may lean far to the side, but not the reverse.
    const follows = linked.has(id) && (dy !== 0 || aside < NODE_HEIGHT);
    const cost = (follows ? 0 : 1e9) + along + aside * (dy === 0 ? 4 : 1);
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
