import type { ProbabilityValues } from '../answers/answerHistory.js';
import { wordsFor } from '../../foundations/verbal-scale/verbalScale.js';
import { wordsText } from '../../foundations/verbal-scale/WordsFor.js';
import type { VerbalAnchor } from '../../labels/english.js';

interface DifferingShareOptions {
  values: ProbabilityValues;
  /** The stored shares, in percent. */
  shares: readonly number[];
  anchors: readonly VerbalAnchor[];
  /** The state moved last, which takes precedence. */
  moved: number | undefined;
}

/**
 * The state whose words at the slider do not apply to its stored share; undefined if the words of all
 * given answers apply. Unanswered states are skipped.
 */
export function differingShare({ values, shares, anchors, moved }: DifferingShareOptions): number | undefined {
  const words = (percent: number) => wordsText(wordsFor(percent, anchors), (lower, upper) => `${lower}\n${upper}`);
  const differs = (value: number | null | undefined, index: number) =>
    typeof value === 'number' && words(value) !== words(Math.round(shares[index] ?? 0));
  if (moved !== undefined && differs(values[moved], moved)) return moved;
  const first = values.findIndex(differs);
  return first < 0 ? undefined : first;
}
