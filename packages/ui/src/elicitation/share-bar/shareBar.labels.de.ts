import type { shareBarLabels } from './shareBar.labels.js';

/** Was die gespeicherten Anteile sagen. */
export const shareBarLabelsDe: typeof shareBarLabels = {
  share: (percent) => (percent === 0 ? '< 1 %' : `${percent} %`),
  stateShare: (share, state) => `${share} ${state}`,
  weStore: 'Gespeichert wird',
  shares: (percents) => `${percents.map((percent) => percent || '< 1').join(' / ')} %`,
  manyShares: (states) => `die Anteile von ${states} Zuständen`,
  sharesOfMany: (states, largest) =>
    largest.length === 0
      ? `die Anteile von ${states} Zuständen, jeder unter 3 %`
      : `die Anteile von ${states} Zuständen; mindestens 3 % haben: ${largest.join(', ')}`,
  makeItAHundred: 'Auf 100 bringen',
  undo: 'Rückgängig',
};
