import type { VerbalAnchor } from '../../labels/english.js';

// Percentage points below which two words do not fit side by side on a narrow scale.
const roomForAWord = 20;

/**
 * The line of each word on a narrow scale: 2 for a word that is too close to the previous one on
 * line 1. Line 2 hangs below with a leader, so every word stays at its own percentage.
 */
export function anchorTiers(anchors: readonly VerbalAnchor[]): readonly (1 | 2)[] {
  let last = Number.NEGATIVE_INFINITY;
  return anchors.map((anchor, index) => {
    const isLast = index === anchors.length - 1;
    if (!isLast && anchor.percent - last < roomForAWord) return 2;
    last = anchor.percent;
    return 1;
  });
}

// Mean width of a letter at 12.5 px, plus a space on either side of the word. Measured in Source Sans 3.
const letter = 6;
const gap = 8;

/**
 * The width in px from which all words fit side by side. The end words wrap and start at the edges; words in
 * between are centred at their percentage.
 */
export function oneLineWidth(anchors: readonly VerbalAnchor[]): number {
  const extents = anchors.map((anchor, index) => {
    if (!isEnd(anchors, index)) return half(anchor.label.length * letter);
    const longest = Math.max(...brokenLabel(anchor.label).map((line) => line.length));
    return { before: longest * letter, after: longest * letter };
  });
  return anchors.slice(1).reduce((widest, anchor, index) => {
    const previous = anchors[index];
    const left = extents[index];
    const right = extents[index + 1];
    if (!previous || !left || !right || anchor.percent <= previous.percent) return widest;
    return Math.max(widest, ((left.after + right.before + gap) * 100) / (anchor.percent - previous.percent));
  }, 0);
}

/** A label split into lines: the first of several words has a line of its own at the ends, and where room is short. */
export function brokenLabel(label: string): readonly string[] {
  const space = label.indexOf(' ');
  return space > 0 ? [label.slice(0, space), label.slice(space + 1)] : [label];
}

const half = (width: number) => ({ before: width / 2, after: width / 2 });

const isEnd = (anchors: readonly VerbalAnchor[], index: number) => index === 0 || index === anchors.length - 1;
