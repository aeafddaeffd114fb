import { type VerbalAnchor, verbalScale } from '../../labels/english.js';

/** What the scale says about a probability: one of its words, or the two between which it lies. */
export type VerbalWords =
  | { readonly kind: 'exact'; readonly anchor: VerbalAnchor }
  | { readonly kind: 'between'; readonly lower: VerbalAnchor; readonly upper: VerbalAnchor };

/** The answer that a word gives: its percentage, kept within the answers that can be given. */
export const answerOf = (anchor: VerbalAnchor, min = 1, max = 99): number =>
  Math.min(max, Math.max(min, anchor.percent));

/**
 * The words for a probability in percent, 0 to 100. A word is said only where it is true: 62 is not rounded to
 * fifty-fifty. The end words hold from 1 and 99 on, which are the nearest answers that can be given.
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

/** True if the answer is exactly what the word gives, so that its button is shown pressed. */
export const isAnswer = (anchor: VerbalAnchor, value: number | null, min = 1, max = 99): boolean =>
  value !== null && answerOf(anchor, min, max) === value;
