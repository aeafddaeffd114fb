import { frequencyOf, percentOf } from '@credence/bayesnet/shares';
import type { probabilitySliderLabels } from '../../labels/english.js';
import { isFine, ONE_PERCENT } from './fineStep.js';

/** An exact share as announced: "20 in 10,000, 0.2 percent, rarer than 1 percent". */
export function exactText(texts: typeof probabilitySliderLabels, exact: number): string {
  const { numerator, denominator } = frequencyOf(exact);
  const side = exact < ONE_PERCENT * 50 ? 'below' : 'above';
  return texts.exactText(texts.casesIn(numerator, denominator), percentOf(exact), isFine(exact) ? side : undefined);
}
