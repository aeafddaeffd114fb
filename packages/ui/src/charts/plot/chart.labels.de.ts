import type { chartLabels } from './chart.labels.js';

export const chartLabelsDe: typeof chartLabels = {
  role: 'Diagramm',
  hint: 'Die Pfeiltasten gehen von Wert zu Wert.',
  noValue: 'kein Wert',
  point: (category, series, value) => (series === '' ? `${category}: ${value}` : `${category}, ${series}: ${value}`),
};
