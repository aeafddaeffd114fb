import type { iconArrayLabels } from './iconArray.labels.js';

/** Was ein Bild aus Personen sagt. */
export const iconArrayLabelsDe: typeof iconArrayLabels = {
  people: (filled, total) => `${filled} von ${total} Personen`,
  peopleUnset: (filled, total) => `${filled} von ${total} Personen, der Startwert`,
};
