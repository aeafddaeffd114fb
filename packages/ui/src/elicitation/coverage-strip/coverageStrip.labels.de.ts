import type { coverageStripLabels } from './coverageStrip.labels.js';

export const coverageStripLabelsDe: typeof coverageStripLabels = {
  decides: (decided, total) => `entscheidet ${decided} von ${total} Fragen`,
  saves: (minutes) => `, spart etwa ${minutes} Min.`,
  picture: (decided, total) => `${decided} von ${total} Fragen entschieden`,
  combination: (number) => `Kombination ${number}`,
  combinationAndLater: (number) => `Kombination ${number} und folgende`,
  remaining: 'alle übrigen',
  open: 'noch zu fragen',
};
