import { verbalScale } from './verbalScale.js';

/** The words of the verbal scale. A translation brings its own words, and percentages if they were fitted anew. */
export const verbalScaleLabels = {
  /** The words with their percentages, ascending. */
  anchors: verbalScale,
  /** Said of a value between two words. */
  between: (lower: string, upper: string) => `between ${lower} and ${upper}`,
};
