import { estimateNodeWidth, NODE_HEIGHT } from '@credence/ui';

/** A node to be placed. `box` is its position in the file, in the file's own units. */
export interface LayoutNode {
  readonly id: string;
  readonly label: string;
  readonly parents: readonly string[];
  readonly box?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** A node's place in the drawing: its top left corner and its size, in pixels. */
export interface PlacedNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface NetworkLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
}

const ROW = 72;
const GAP = 24;
const MARGIN = 2;
/** Wider rows are broken: half a desktop page still shows this width with names that can be read. */
const ROW_WIDTH = 780;
/** Width by height of a network too large for that. */
const SHAPE = 1.4;

/**
 * Places a network's nodes. The positions in a file were chosen by people, and good ones beat any layout algorithm; so
 * they are kept if every node has one and the boxes do not overlap. Otherwise parents are placed above children in
 * rows, and each row is ordered to keep arrows short.
 */
export function layoutNetwork(nodes: readonly LayoutNode[]): NetworkLayout {
  if (nodes.length === 0) return { width: 0, height: 0, nodes: [] };
  return layoutOfFile(nodes) ?? layoutInRows(nodes);
}

function layoutOfFile(nodes: readonly LayoutNode[]): NetworkLayout | undefined {
  const centres = nodes.flatMap(({ id, label, box }) =>
    box ? [{ id, width: estimateNodeWidth(label), x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }] : [],
  );
  if (centres.length < nodes.length) return undefined;

  for (const scale of [1, 1.25, 1.6, 2, 2.5]) {
    const placed = centres.map(({ id, width, x, y }) => ({
      id,
      x: x * scale - width / 2,
      y: y * Math.min(scale, 1.6) - NODE_HEIGHT / 2,
      width,
      height: NODE_HEIGHT,
    }));
    if (overlaps(placed) <= nodes.length * 0.02) return framed(placed);
  }
  return undefined;
}

/** Counts pairs of touching boxes, with a sweep from left to right so that large networks stay fast. */
function overlaps(nodes: readonly PlacedNode[]): number {
  const sorted = [...nodes].sort((a, b) => a.x - b.x);
  let count = 0;
  for (const [i, a] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j += 1) {
      const b = sorted[j];
      if (!b || b.x >= a.x + a.width) break;
      if (Math.abs(a.y - b.y) < NODE_HEIGHT) count += 1;
    }
  }
  return count;
}

function layoutInRows(nodes: readonly LayoutNode[]): NetworkLayout {
  const children = childrenOf(nodes);
  const rows = rowsOf(nodes, children);
  // Sweep down and up again: order each row by the mean position of its neighbours in the previous row.
  for (let sweep = 0; sweep < 4; sweep += 1) {
    const downwards = sweep % 2 === 0;
    const place = placesIn(rows);
    for (const row of downwards ? rows : [...rows].reverse()) {
      const mean = new Map(
        row.map((node, index) => {
          const near = downwards ? node.parents : (children.get(node.id) ?? []).map(({ id }) => id);
          const places = near.flatMap((id) => place.get(id) ?? []);
          return [node.id, places.length > 0 ? places.reduce((a, b) => a + b, 0) / places.length : index / row.length];
        }),
      );
      row.sort((a, b) => (mean.get(a.id) ?? 0) - (mean.get(b.id) ?? 0));
      for (const [id, at] of placesIn([row])) place.set(id, at);
    }
  }

  const lines = brokenRows(rows);
  const widths = lines.map(widthOfRow);
  const widest = Math.max(...widths);
  const placed = lines.flatMap((row, level) => {
    let x = (widest - (widths[level] ?? 0)) / 2;
    return row.map(({ id, label }) => {
      const node = { id, x, y: level * ROW, width: estimateNodeWidth(label), height: NODE_HEIGHT };
      x += node.width + GAP;
      return node;
    });
  });
  return framed(placed);
}

const widthOfRow = (row: readonly LayoutNode[]) =>
  row.reduce((sum, { label }) => sum + estimateNodeWidth(label) + GAP, -GAP);

/** Breaks rows that are too wide into lines of about equal width, so that a large network is a block and no ribbon. */
function brokenRows(rows: readonly LayoutNode[][]): LayoutNode[][] {
  const area = rows.reduce((sum, row) => sum + (widthOfRow(row) + GAP) * ROW, 0);
  const most = Math.max(ROW_WIDTH, Math.sqrt(area * SHAPE));
  return rows.flatMap((row) => {
    const count = Math.ceil(widthOfRow(row) / most);
    const share = widthOfRow(row) / count;
    const lines: LayoutNode[][] = Array.from({ length: count }, () => []);
    let passed = 0;
    for (const node of row) {
      const width = estimateNodeWidth(node.label) + GAP;
      lines[Math.min(count - 1, Math.floor((passed + width / 2) / share))]?.push(node);
      passed += width;
    }
    return lines.filter((line) => line.length > 0);
  });
}

function childrenOf(nodes: readonly LayoutNode[]): ReadonlyMap<string, LayoutNode[]> {
  const children = new Map(nodes.map(({ id }) => [id, [] as LayoutNode[]]));
  for (const node of nodes) for (const parent of node.parents) children.get(parent)?.push(node);
  return children;
}

/** Places each node one row below its lowest parent. */
function rowsOf(nodes: readonly LayoutNode[], children: ReadonlyMap<string, readonly LayoutNode[]>): LayoutNode[][] {
  const level = new Map<string, number>();
  /** How many parents of each node have no row yet. */
  const missing = new Map(
    nodes.map(({ id, parents }) => [id, parents.filter((parent) => children.has(parent)).length]),
  );
  let ready = nodes.filter(({ id }) => missing.get(id) === 0);
  while (level.size < nodes.length) {
    // Files contain no cycles, but a structure that does is drawn all the same.
    const placed = ready.length > 0 ? ready : nodes.filter(({ id }) => !level.has(id));
    for (const { id, parents } of placed)
      level.set(id, Math.max(0, ...parents.map((parent) => (level.get(parent) ?? -1) + 1)));
    ready = [];
    for (const child of placed.flatMap(({ id }) => children.get(id) ?? [])) {
      const left = (missing.get(child.id) ?? 0) - 1;
      missing.set(child.id, left);
      if (left === 0 && !level.has(child.id)) ready.push(child);
    }
  }
  const rows: LayoutNode[][] = [];
  for (const node of nodes) {
    const at = level.get(node.id) ?? 0;
    while (rows.length <= at) rows.push([]);
    rows[at]?.push(node);
  }
  return rows;
}

function placesIn(rows: readonly (readonly LayoutNode[])[]): Map<string, number> {
  return new Map(rows.flatMap((row) => row.map(({ id }, index) => [id, (index + 0.5) / row.length] as const)));
}

function framed(nodes: readonly PlacedNode[]): NetworkLayout {
  const left = Math.min(...nodes.map(({ x }) => x));
  const top = Math.min(...nodes.map(({ y }) => y));
  const moved = nodes.map((node) => ({
    ...node,
    x: Math.round(node.x - left) + MARGIN,
    y: Math.round(node.y - top) + MARGIN,
  }));
  return {
    width: Math.max(...moved.map(({ x, width }) => x + width)) + MARGIN,
    height: Math.max(...moved.map(({ y, height }) => y + height)) + MARGIN,
    nodes: moved,
  };
}
