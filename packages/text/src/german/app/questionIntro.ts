import { isBeyondWork } from '@credence/bayesnet';
import type { Text } from '../../english/app.js';
import { lasting } from './lasting.js';
import { numbers } from '../numbers.js';

const left = (minutes: number) =>
  isBeyondWork(minutes) ? 'mehr, als jemand beantworten kann.' : `ca. ${lasting(minutes)}`;

export const questionIntro: Text['questionIntro'] = {
  title: 'Die übrigen Kombinationen',
  text: 'Nun die übrigen Kombinationen, eine nach der anderen.',
  left: (questions, minutes) =>
    questions === 1 ? `Noch 1 Frage, ${left(minutes)}` : `Noch ${numbers.format(questions)} Fragen, ${left(minutes)}`,
  stop: 'Sie können jederzeit unterbrechen; Ihre Antworten bleiben gespeichert.',
  continue: 'Weiter',
};
