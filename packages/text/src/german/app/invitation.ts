import type { Text } from '../../english/app.js';
import { lasting } from './lasting.js';
import { named } from './named.js';

export const invitation: Text['invitation'] = {
  title: (date) => (date ? `Einladung vom ${date}` : 'Einladung'),
  asks: [' bittet Sie um Ihr Urteil zu ', '.'],
  quotation: (words) => `„${words}“`,
  somebody: 'Jemand aus Ihrem Fach',
  part: 'Ihr Teil',
  partText: (nodes, questions) => `${nodes === 1 ? '1 Knoten' : `${nodes} Knoten`}, ${questions}`,
  questions: (count, isOne) => (isOne ? '1 offene Frage' : `${count} offene Fragen`),
  nothingOpen: 'keine offene Frage',
  ownPart: (own, all, questions) => `${own} von ${all} Knoten, ${questions}`,
  ownQuestions: (count, isOne) => (isOne ? '1 Frage' : `${count} Fragen`),
  partNames: (names, more) => (more > 0 ? `${names.join(', ')} und ${more} weitere` : names.join(', ')),
  partHint: 'Sie beantworten, was Sie können; der Rest bleibt offen',
  time: 'Zeit',
  lasts: (minutes) => `etwa ${lasting(minutes)}`,
  timeHint: 'in Etappen, auf jedem Gerät; jede Antwort wird gespeichert',
  due: 'Bis',
  duePast: (away) => `${away}; Antworten sind weiterhin willkommen`,
  seen: 'Wer es sieht',
  seenBy: (who, others) => {
    if (others === 0) return who;
    return others === 1 ? `${who} und eine weitere Fachperson` : `${who} und ${others} weitere Fachleute`;
  },
  seenHint: 'mit Ihrem Namen; Sie füllen gemeinsam ein Netz aus',
  seenAlone: 'niemand, bevor die Runde schließt',
  seenAloneHint: 'danach unter einem Code, ohne Ihren Namen',
  aboutStudy: 'Ansehen, worum es geht',
  aboutStudyOf: (network) => `Ansehen, worum es bei ${network} geht`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  freedom: 'Sie können jederzeit aufhören. Ablehnen braucht keinen Grund.',
  declined: 'Abgelehnt.',
  open: 'Öffnen',
  begin: (node) => `Mit ${named(node)} beginnen`,
  practice: 'Probieren Sie erst eine Frage',
  practiceHint: 'Übung, nichts wird gespeichert',
  practiceQuestions: [
    {
      known: ['Ein Patient, 65 Jahre alt, ist ', 'seit drei Wochen heiser', ', raucht und hat keine Schmerzen:'],
      lead: 'Wie wahrscheinlich ist als Ursache:',
      asked: 'ein Tumor des Kehlkopfs?',
    },
    {
      known: ['Derselbe Patient, 65, seit drei Wochen heiser und ohne Schmerzen, ', 'hat nie geraucht', ':'],
      lead: 'Wie wahrscheinlich ist als Ursache:',
      asked: 'ein Tumor des Kehlkopfs?',
    },
    {
      known: ['Derselbe Patient, 65, hat nie geraucht, hat keine Schmerzen und ist ', 'seit drei Tagen heiser', ':'],
      lead: 'Wie wahrscheinlich ist als Ursache:',
      asked: 'ein Tumor des Kehlkopfs?',
    },
  ],
  practiceAll: (count) => `Alle ${count} Übungsfragen probieren`,
  practiceTime: '2 Minuten',
  practiceNext: 'Nächste Übungsfrage',
  practicePlace: (number, count) => `Übungsfrage ${number} von ${count}`,
  practiceAgain: 'Noch einmal von vorn',
  practiceDone: 'Mehr ist es nicht.',
  expect: 'Was Sie erwartet',
  expectations: [
    { title: 'Sie urteilen, niemand prüft', text: 'Es gibt keine richtige Antwort: Ihre Erfahrung zählt.' },
    {
      title: 'Immer ein Patient',
      text: 'Von Frage zu Frage ändert sich eine einzige Bedingung, und sie ist hervorgehoben.',
    },
    {
      title: 'Sagen Sie, wie sicher Sie sind',
      text: 'Eine Schätzung ist willkommen: Bei jeder Antwort werden Sie gefragt, wie sicher sie ist.',
    },
  ],
};
