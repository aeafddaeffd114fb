import type { iconArrayLabels } from './iconArray.labels.js';

const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'so viele wie zuvor';
  return filled > compared ? `${filled - compared} mehr als zuvor` : `${compared - filled} weniger als zuvor`;
};

/** Was ein Bild aus Personen sagt. */
export const iconArrayLabelsDe: typeof iconArrayLabels = {
  people: (filled, total) => `${filled} von ${total} Personen`,
  peopleUnset: (filled, total) => `${filled} von ${total} Personen, der Startwert`,
  peopleCompared: (filled, total, compared) => `${filled} von ${total} Personen, ${difference(filled, compared)}`,
};
