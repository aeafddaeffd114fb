import type { Text } from '../english.js';

const numbers = new Intl.NumberFormat('de');

export const questionIntro: Text['questionIntro'] = {
  title: 'Die übrigen Kombinationen',
  text: 'Nun werden die übrigen Kombinationen eingeschätzt, eine Frage nach der anderen.',
  left: (questions, minutes) =>
    questions === 1
      ? `Noch 1 Frage, ca. ${numbers.format(minutes)} Min.`
      : `Noch ${numbers.format(questions)} Fragen, ca. ${numbers.format(minutes)} Min.`,
  stop: 'Sie können jederzeit unterbrechen; Ihre Antworten bleiben gespeichert.',
  continue: 'Weiter',
};
