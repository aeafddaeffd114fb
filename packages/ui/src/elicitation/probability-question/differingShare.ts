import type { ProbabilityValues } from '../answers/answerHistory.js';
import { wordsFor } from '../../foundations/verbal-scale/verbalScale.js';
import { wordsText } from '../../foundations/verbal-scale/WordsFor.js';
import type { VerbalAnchor } from '../../labels/english.js';

interface DifferingShareOptions {
  values: ProbabilityValues;
  /** The shares that are stored, in whole percent. */
  shares: readonly number[];
  anchors: readonly VerbalAnchor[];
  /** The state that was moved last, which is told of before others. */
  moved: number | undefined;
}

/**
 * The state of which the words at its slider do not hold for what is stored of it; undefined where the words of all
 * given answers hold. An answer that nobody has given says nothing.
 */
export function differingShare({ values, shares, anchors, moved }: DifferingShareOptions): number | undefined {
  const words = (percent: number) => wordsText(wordsFor(percent, anchors), (lower, upper) => `${lower}\n${upper}`);
  const differs = (value: number | null | undefined, index: number) =>
    typeof value === 'number' && words(value) !== words(shares[index] ?? 0);
  if (moved !== undefined && differs(values[moved], moved)) return moved;
  const first = values.findIndex(differs);
  return first < 0 ? undefined : first;
}
