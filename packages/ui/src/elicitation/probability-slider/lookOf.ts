import { isAnswer, wordsFor } from '../../foundations/verbal-scale/verbalScale.js';
import type { VerbalAnchor } from '../../labels/english.js';
import { filledIcons } from '../icon-array/filledIcons.js';
import { fineEnd } from './fineStep.js';

interface LookOptions {
  anchors: readonly VerbalAnchor[];
  min: number;
  max: number;
  /** The number of people. */
  total: number;
}

/**
 * What of a slider only React draws: its words, the pressed one of them, what is offered at the ends. Between answers of
 * the same look only numbers change.
 */
export function lookOf(value: number, { anchors, min, max, total }: LookOptions): string {
  const words = wordsFor(value, anchors);
  return [
    words?.kind === 'between' ? words.upper.percent : words?.anchor.label,
    anchors.findIndex((anchor) => isAnswer(anchor, value, min, max)),
    fineEnd(value),
    filledIcons(value, total) === total,
  ].join();
}
