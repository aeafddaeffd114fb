import type { Text } from '../../english/app.js';
import { named } from './named.js';

const percentagePoints = (points: string) => `${points} ${points === '1' ? 'Prozentpunkt' : 'Prozentpunkte'}`;

/** In which order the questions of a network come, in German. */
export const matters: Text['matters'] = {
  orders: { matters: 'Das Wichtigste zuerst' },
  promise: {
    ahead: (questions, count, points) =>
      `Noch etwa ${questions} ${count === 1 ? 'Frage' : 'Fragen'}, dann stimmen die Ergebnisse auf ${percentagePoints(points)} genau`,
    reached: (points) => `Die Ergebnisse stimmen auf etwa ${percentagePoints(points)} genau`,
    finished: (points) =>
      `Alle Fragen sind beantwortet: Die Ergebnisse stimmen auf etwa ${percentagePoints(points)} genau`,
  },
  measure: (now) =>
    `Wie weit die Ergebnisse danebenliegen können, in Prozentpunkten, nach beantworteten Fragen; jetzt ${now}`,
  rankedFor: (outcome, more) =>
    more === 0 ? `Geordnet nach ${named(outcome)}.` : `Geordnet nach ${named(outcome)} und ${more} weiteren.`,
  band: { about: 'Fläche: 9 von 10 wahrscheinlichen Verläufen', low: 'niedrigster', high: 'höchster' },
  supposed: (count, questions) =>
    count === 1
      ? '1 Frage hat noch keine Zahlen: Alle Antworten gelten dort als gleich wahrscheinlich'
      : `${questions} Fragen haben noch keine Zahlen: Alle Antworten gelten dort als gleich wahrscheinlich`,
  curve: { matters: 'das Wichtigste zuerst', oneChange: 'je eine Änderung' },
  computing: 'Das Wichtigste wird berechnet',
  questions: 'Fragen',
  rankedAgain: (count) => `${count} beantwortet. Das Wichtigste steht jetzt neu sortiert da.`,
};
