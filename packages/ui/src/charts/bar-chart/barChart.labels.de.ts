import type { barChartLabels } from './barChart.labels.js';

export const barChartLabelsDe: typeof barChartLabels = {
  summary: (categories, series, most) =>
    `Balken für ${categories}${series ? `: ${series}` : ''}.${most ? ` Der größte: ${most}.` : ''}`,
  categories: (count) => (count === 1 ? '1 Kategorie' : `${count} Kategorien`),
};
