import { estimateTextWidth, wrapText } from '../plot/textWidth.js';

/**
 * Height of a node's pill. Positions passed to the map are those of the pill's centre, in the same unit.
 * @since 0.1.0
 * @experimental
 */
export const NODE_HEIGHT = 28;

/** Size of a node's name, in the unit of the map. */
export const NAME_SIZE = 14;

/** Longer names are shortened in the picture, and whole in the accessible name. */
const LONGEST_NAME = 220;

/** A node's name as drawn. Cut between words, because users of voice control say the words they see. */
export function drawnName(label: string): string {
  const [name = '', ...rest] = wrapText(label, { width: LONGEST_NAME, size: NAME_SIZE, lines: 2 });
  return rest.length === 0 ? name : `${name}…`;
}

/** Names are bold where they stand out. */
const BOLD = 1.06;

/**
 * The width of a node's pill: the dot, the name, and padding at both ends.
 * @since 0.1.0
 * @experimental
 */
export function estimateNodeWidth(label: string): number {
  return Math.round(40 + estimateTextWidth(drawnName(label), NAME_SIZE) * BOLD);
}

/** The room of a rank, at the end of a pill. */
export const RANK_WIDTH = 24;

/** A pill: its centre and its width. */
export interface Pill {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * The curve of an arrow from a parent's lower edge to a child's upper edge, each end leaning towards the other; between
 * pills side by side, a line from edge to edge.
 */
export function edgePath(from: Pill, to: Pill): string {
  const beside = besidePath(from, to);
  if (beside) return beside;
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

/** Undefined unless the pills are in one row, one clear of the other. */
function besidePath(from: Pill, to: Pill): string | undefined {
  const right = to.x >= from.x ? 1 : -1;
  const start = from.x + (right * from.width) / 2;
  const end = to.x - right * (to.width / 2 + 1);
  if (Math.abs(to.y - from.y) >= NODE_HEIGHT || (end - start) * right <= 0) return undefined;
  return `M${start} ${from.y}L${end} ${to.y}`;
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
