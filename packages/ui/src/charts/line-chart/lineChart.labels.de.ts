import type { lineChartLabels } from './lineChart.labels.js';

export const lineChartLabelsDe: typeof lineChartLabels = {
  summary: (points, from, to) => `Eine Linie durch ${points}, auf einer Achse von ${from} bis ${to}.`,
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
};
