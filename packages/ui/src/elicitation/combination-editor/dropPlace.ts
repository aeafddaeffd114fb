/** A combination in the list during a drag: its index, and the position and height of its line. */
export interface DropLine {
  /** Its index among all combinations, from 0. */
  readonly index: number;
  /** The top of its first line, in pixels from the top of the viewport. */
  readonly top: number;
  /** The height of that line. The open part below does not count: it may be taller than the screen. */
  readonly height: number;
}

/**
 * The index that a combination gets when dropped at `y`: after every other combination whose line has its middle above
 * the pointer.
 */
export function dropPlace(lines: readonly DropLine[], dragged: number, y: number): number {
  const others = lines.filter(({ index }) => index !== dragged);
  const above = others.filter(({ top, height }) => top + height / 2 < y);
  const last = above.at(-1);
  if (!last) return others[0] ? Math.min(others[0].index, dragged) : dragged;
  return last.index < dragged ? last.index + 1 : last.index;
}
