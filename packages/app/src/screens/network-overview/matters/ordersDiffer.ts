import { wholePoints } from '../../../features/inference/errorAfter.js';
import type { FoundAccuracy } from '../../../features/inference/tasks/accuracy.js';

/** Whether one order of questions comes closer to the outcomes than the other by a whole percentage point anywhere. */
export function ordersDiffer({ matters, oneChange }: Pick<FoundAccuracy, 'matters' | 'oneChange'>): boolean {
  const other = new Map(oneChange.map(({ more, value }) => [more, value]));
  return matters.some(({ more, value }) => {
    const compared = other.get(more);
    return compared !== undefined && wholePoints(compared) !== wholePoints(value);
  });
}
