import type { Text } from '../english.js';

const within = (points: string) => `auf etwa ${points} ${points === '1' ? 'Punkt' : 'Punkte'} genau`;

/** In which order the questions of a network come, in German. */
export const matters: Text['matters'] = {
  order: 'Reihenfolge',
  orders: { oneChange: 'Je eine Änderung', matters: 'Das Wichtigste zuerst' },
  promise: {
    ahead: (questions, count, points) =>
      `Noch etwa ${questions} ${count === 1 ? 'Frage' : 'Fragen'}, dann stehen die Ergebnisse auf ${points} ${points === '1' ? 'Punkt' : 'Punkte'} genau fest`,
    reached: (points) => `Die Ergebnisse stehen ${within(points)} fest`,
    finished: (points) => `Alle Fragen sind beantwortet: Die Ergebnisse stehen ${within(points)} fest`,
  },
  measure: (count, outcomes, now) =>
    `Größter Fehler ${count === 1 ? 'des Ergebnisses' : `der ${outcomes} Ergebnisse`} in Punkten, jetzt ${now}, nach beantworteten Fragen; Band: 90 %`,
  supposed: (count, columns) =>
    count === 1
      ? '1 Spalte ohne Zahlen gilt als gleich wahrscheinlich'
      : `${columns} Spalten ohne Zahlen gelten als gleich wahrscheinlich`,
  curve: { matters: 'das Wichtigste zuerst', oneChange: 'je eine Änderung' },
  computing: 'Das Wichtigste wird berechnet',
  askedNext: 'Als Nächstes gefragt',
  questions: 'Fragen',
  minutes: 'Min.',
  moves: 'Bewegt die Ergebnisse',
  ahead: ({ questions, isOne, nodes, minutes, batch }) =>
    `${questions} ${isOne ? 'Frage' : 'Fragen'}${nodes === undefined ? '' : ` in ${nodes} Knoten`}, ca. ${minutes} Min.${batch === undefined ? '' : `; neu geordnet nach ${batch}`}`,
  allNodes: (count, written) => (count === 1 ? 'Der Knoten' : `Alle ${written} Knoten`),
  rankedAgain: (count) => `${count} beantwortet: neu geordnet.`,
};
