import type { chartFrameLabels } from './chartFrame.labels.js';

export const chartFrameLabelsDe: typeof chartFrameLabels = {
  asTable: 'Als Tabelle zeigen',
  csv: 'CSV herunterladen',
  png: 'PNG herunterladen',
  noValue: 'kein Wert',
  empty: 'Keine Daten vorhanden',
  loading: 'Wird geladen …',
};
