import type { activityLogLabels } from './activityLog.labels.js';

export const activityLogLabelsDe: typeof activityLogLabels = {
  title: 'Aktivitätsprotokoll',
  time: 'Zeit',
  user: 'Person',
  activity: 'Aktivität',
  details: 'Einzelheiten',
  showDetails: 'Einzelheiten zeigen',
  hideDetails: 'Einzelheiten verbergen',
  empty: 'Keine Aktivitäten vorhanden.',
  more: 'Mehr zeigen',
  left: (count) => `${count} weitere Zeichen`,
  zone: (name) => `Zeiten in ${name}`,
  loading: 'Wird geladen …',
};
