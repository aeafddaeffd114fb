import type { networkMapLabels } from './networkMap.labels.js';

export const networkMapLabelsDe: typeof networkMapLabels = {
  summary: (nodes, done, progress) => `Netz: ${nodes} Knoten, ${done} abgeschlossen, ${progress} in Arbeit`,
  done: 'abgeschlossen',
  progress: 'in Arbeit',
  open: 'nicht begonnen',
  none: 'nicht eingeschätzt',
  progressKey: 'in Arbeit, Ring = beantworteter Anteil',
  node: (label, status) => `${label}, ${status}`,
};
