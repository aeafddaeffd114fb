/** A combination in the list while another one is dragged: its place, and the height of its line in the page. */
export interface DropLine {
  /** Its place among all combinations, from 0. */
  readonly index: number;
  /** Where its first line begins, in pixels from the top of the viewport. */
  readonly top: number;
  /** How high that line is. What is open below it does not count: it may be higher than the screen. */
  readonly height: number;
}

/**
 * The place that a combination takes when it is let go at `y`: behind every other one whose line has its middle above
 * the pointer.
 */
export function dropPlace(lines: readonly DropLine[], dragged: number, y: number): number {
  const others = lines.filter(({ index }) => index !== dragged);
  const above = others.filter(({ top, height }) => top + height / 2 < y);
  const last = above.at(-1);
  if (!last) return others[0] ? Math.min(others[0].index, dragged) : dragged;
  return last.index < dragged ? last.index + 1 : last.index;
}
