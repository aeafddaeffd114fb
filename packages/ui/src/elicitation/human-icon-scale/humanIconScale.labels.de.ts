import type { humanIconScaleLabels } from './humanIconScale.labels.js';

/** Was die Skala der Personen sagt. */
export const humanIconScaleLabelsDe: typeof humanIconScaleLabels = {
  words: 'Mit Worten einstellen',
};
