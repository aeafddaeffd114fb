/** Height of a node's pill. Positions passed to the map are those of the pill's centre, in the same unit. */
export const NODE_HEIGHT = 34;

/** A width that fits a label: the dot, the text at 13.5 px, and padding at both ends. */
export function estimateNodeWidth(label: string): number {
  return Math.round(48 + [...label].length * 6.5);
}

/** A pill: its centre and its width. */
export interface Pill {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The curve of an arrow from a parent's lower edge to a child's upper edge, each end leaning towards the other. */
export function edgePath(from: Pill, to: Pill): string {
  const down = to.y >= from.y ? 1 : -1;
  // The ends are spread along the pills, so that several arrows at one pill stay apart.
  const lean = (pill: Pill, other: Pill) =>
    pill.x + Math.max(-0.28, Math.min(0.28, (other.x - pill.x) / 500)) * pill.width;
  const x1 = lean(from, to);
  const x2 = lean(to, from);
  const y1 = from.y + (down * NODE_HEIGHT) / 2;
  const y2 = to.y - down * (NODE_HEIGHT / 2 + 1);
  const bend = Math.max(18, Math.abs(y2 - y1) / 2) * down;
  const points = [x1, y1, x1, y1 + bend, x2, y2 - bend, x2, y2].map((value) => Math.round(value * 100) / 100);
  return `M${points[0]} ${points[1]}C${points.slice(2).join(' ')}`;
}

/** The box around all pills, with a margin. */
export function mapBox(pills: readonly Pill[]): { x: number; y: number; width: number; height: number } {
  if (pills.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const margin = 6;
  const left = Math.min(...pills.map((pill) => pill.x - pill.width / 2)) - margin;
  const right = Math.max(...pills.map((pill) => pill.x + pill.width / 2)) + margin;
  const top = Math.min(...pills.map((pill) => pill.y)) - NODE_HEIGHT / 2 - margin;
  const bottom = Math.max(...pills.map((pill) => pill.y)) + NODE_HEIGHT / 2 + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
