import { type VerbalAnchor, verbalScale } from '../../labels/english.js';

/**
 * The words for a probability: one word of the scale, or the two it lies between.
 * @since 0.1.0
 * @experimental
 */
export type VerbalWords =
  | { readonly kind: 'exact'; readonly anchor: VerbalAnchor }
  | { readonly kind: 'between'; readonly lower: VerbalAnchor; readonly upper: VerbalAnchor };

/** The answer that a word gives: its percentage, clamped to the possible answers. */
export const answerOf = (anchor: VerbalAnchor, min = 1, max = 99): number =>
  Math.min(max, Math.max(min, anchor.percent));

/**
 * The words for a probability in percent, 0 to 100. A word is used only where it is true: 62 is not rounded to
 * fifty-fifty. The end words already apply at 1 and 99, the nearest possible answers.
 * @since 0.1.0
 * @experimental
 */
export function wordsFor(percent: number, anchors: readonly VerbalAnchor[] = verbalScale): VerbalWords | undefined {
  const first = anchors[0];
  const last = anchors.at(-1);
  if (!first || !last) return undefined;
  if (percent <= answerOf(first)) return { kind: 'exact', anchor: first };
  if (percent >= answerOf(last)) return { kind: 'exact', anchor: last };

  const upper = anchors.findIndex((anchor) => anchor.percent >= percent);
  const anchor = anchors[upper];
  const lower = anchors[upper - 1];
  if (anchor && (anchor.percent === percent || !lower)) return { kind: 'exact', anchor };
  return anchor && lower ? { kind: 'between', lower, upper: anchor } : undefined;
}

/** True if the answer is exactly what the word gives, so that its button appears pressed. */
export const isAnswer = (anchor: VerbalAnchor, value: number | null, min = 1, max = 99): boolean =>
  value !== null && answerOf(anchor, min, max) === value;
