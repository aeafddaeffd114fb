import type { shareDialogLabels } from './shareDialog.labels.js';

/** Was der Dialog sagt, in dem ein Netz geteilt wird. */
export const shareDialogLabelsDe: typeof shareDialogLabels = {
  title: (network) => `${network} teilen`,
  invite: 'Per E-Mail oder Benutzername einladen',
  inviteHint: 'Wer annimmt, kann antworten und herunterladen, aber nicht teilen oder löschen.',
  send: 'Einladen',
  sending: 'Wird eingeladen …',
  nobody: 'Bitte geben Sie einen Benutzernamen ein',
  people: 'Personen mit Zugang',
  loading: 'Wird geladen …',
  empty: 'Noch niemand. Wen Sie einladen, der steht hier.',
  failed: 'Die Liste konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  statuses: { pending: 'Ausstehend', accepted: 'Angenommen' },
  remove: 'Entfernen',
  removeWhom: (name) => `${name} entfernen`,
  question: (name) => `Möchten Sie ${name} wirklich entfernen?`,
  consequences: {
    pending: 'Die Einladung kann dann nicht mehr angenommen werden.',
    accepted: 'Die Antworten bleiben; der Zugang endet sofort.',
  },
  keep: 'Abbrechen',
  removing: 'Wird entfernt …',
  removingWhom: (name) => `Wird entfernt … ${name}`,
};
