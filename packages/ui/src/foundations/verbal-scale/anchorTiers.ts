import type { VerbalAnchor } from '../../labels/english.js';

// Percentage points below which two words cannot stand side by side on a narrow scale.
const roomForAWord = 20;

/**
 * On which of two lines each word stands where the scale is narrow: 2 for a word that is too near to the one before
 * it on line 1. Line 2 hangs below with a leader, so every word stays at its own percentage.
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

// Mean width of a letter at 12.5 px, with a space on either side of the word. Measured in Source Sans 3.
const letter = 6;
const gap = 8;

/**
 * The width in px from which all words fit side by side. The end words break in two and start at the edges; words in
 * between are centred at their percentage.
 */
export function oneLineWidth(anchors: readonly VerbalAnchor[]): number {
  const extents = anchors.map((anchor, index) => {
    const longest = Math.max(...brokenLabel(anchor.label, isEnd(anchors, index)).map((line) => line.length));
    return isEnd(anchors, index) ? { before: longest * letter, after: longest * letter } : half(longest * letter);
  });
  return anchors.slice(1).reduce((widest, anchor, index) => {
    const previous = anchors[index];
    const left = extents[index];
    const right = extents[index + 1];
    if (!previous || !left || !right || anchor.percent <= previous.percent) return widest;
    return Math.max(widest, ((left.after + right.before + gap) * 100) / (anchor.percent - previous.percent));
  }, 0);
}

/** A label in the lines it is broken into: an end word of several words keeps the first on a line of its own. */
export function brokenLabel(label: string, isEnd: boolean): readonly string[] {
  const space = label.indexOf(' ');
  return isEnd && space > 0 ? [label.slice(0, space), label.slice(space + 1)] : [label];
}

const half = (width: number) => ({ before: width / 2, after: width / 2 });

const isEnd = (anchors: readonly VerbalAnchor[], index: number) => index === 0 || index === anchors.length - 1;
