import { isBeyondWork } from '@credence/bayesnet';
import type { Text } from '../english.js';

const numbers = new Intl.NumberFormat('de');

function duration(minutes: number): string {
  if (isBeyondWork(minutes)) return 'mehr, als jemand beantworten kann.';
  return minutes < 600 ? `ca. ${numbers.format(minutes)} Min.` : `ca. ${numbers.format(Math.ceil(minutes / 60))} Std.`;
}

export const questionIntro: Text['questionIntro'] = {
  title: 'Die übrigen Kombinationen',
  text: 'Nun die übrigen Kombinationen, eine nach der anderen.',
  left: (questions, minutes) =>
    questions === 1
      ? `Noch 1 Frage, ${duration(minutes)}`
      : `Noch ${numbers.format(questions)} Fragen, ${duration(minutes)}`,
  stop: 'Sie können jederzeit unterbrechen; Ihre Antworten bleiben gespeichert.',
  continue: 'Weiter',
};
