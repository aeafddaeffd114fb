import type { questionLayoutLabels } from './questionLayout.labels.js';

export const questionLayoutLabelsDe: typeof questionLayoutLabels = {
  continue: 'Weiter',
  finish: 'Fertig',
  saving: 'Wird gespeichert …',
  back: 'Zurück',
  progressSaved: 'Ihr Fortschritt ist gespeichert.',
  keysOfSliders: 'Ziffern: Zahl · Enter: weiter',
  keysOfChoices: '1 bis 4: wählen · Enter: weiter',
  progress: 'Fortschritt',
  questionOf: (question, total) => `Frage ${question} von ${total}`,
  percent: (percent) => `${percent} %`,
  minutesLeft: (minutes) => `ca. ${minutes} Min.`,
};
