import type { StudyWords } from '../../english/app/study.js';
import { numbers } from '../numbers.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

export const trying: StudyWords['trying'] = {
  start: 'Wie eine Fachperson ausprobieren',
  title: 'Die Studie ausprobieren',
  says: 'Sie probieren nur aus. Nichts davon wird gespeichert.',
  note: 'Nichts wird gespeichert.',
  back: 'Zurück zur Studie',
  loadFailed: 'Die Fragen der Studie konnten nicht geladen werden.',
  end: 'Mehr wird eine Fachperson nicht gefragt',
  size: (questions, time) => `${count(questions, 'Frage', 'Fragen')}, ${time}.`,
  answered: (answered) =>
    answered === 0
      ? 'Sie haben nichts beantwortet, und nichts wurde gespeichert.'
      : `Sie haben ${count(answered, 'Frage', 'Fragen')} beantwortet. Nichts davon wurde gespeichert.`,
};
