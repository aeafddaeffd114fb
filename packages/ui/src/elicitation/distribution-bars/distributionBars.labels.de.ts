import type { distributionBarsLabels } from './distributionBars.labels.js';

/** Was die Balken sagen. */
export const distributionBarsLabelsDe: typeof distributionBarsLabels = {
  region: (node) => `Die Balken von ${node}, von Seite zu Seite`,
  share: (percent) => `${percent} %`,
  kept: (valueText) => `${valueText}, festgehalten`,
  caption: (state, share) => `${state}: ${share}, `,
  hint: 'Klicken oder ziehen Sie einen Balken. Mit dem Finger: antippen, oder halten und ziehen.',
};
