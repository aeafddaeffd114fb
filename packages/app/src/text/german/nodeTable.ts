import type { Text } from '../english.js';

const numbers = new Intl.NumberFormat('de');

/** All probabilities of one node, in German. */
export const nodeTable: Text['nodeTable'] = {
  title: 'Tabelle eines Knotens',
  open: 'Tabelle',
  openOf: (node) => `Tabelle von ${node}`,
  answered: 'beantwortet',
  decidedBy: (combinations) =>
    combinations === 1
      ? 'durch 1 Kombination entschieden'
      : `durch ${numbers.format(combinations)} Kombinationen entschieden`,
  impossible: 'können nicht vorkommen',
  left: (fromFile) => (fromFile === 0 ? 'offen' : `offen (${numbers.format(fromFile)} mit der Zahl aus der Datei)`),
  inAll: (columns) => `${numbers.format(columns)} insgesamt`,
  answerOpen: (open) => (open === 1 ? 'Die offene beantworten' : `Die ${numbers.format(open)} offenen beantworten`),
  byAnswer: 'beantwortet',
  fromFile: 'aus der Datei, noch nicht beantwortet',
  cannotOccur: 'diese Kombination kann nicht vorkommen',
  always: 'In allen Fällen',
  noNode: 'In diesem Netz gibt es keinen solchen Knoten.',
  noTable: 'Dieser Knoten hat keine Tabelle von Wahrscheinlichkeiten.',
  tooLarge: 'Die Tabelle dieses Knotens ist zu groß, um sie zu zeigen.',
  tornado: {
    title: (bars, outcome, points) =>
      bars === 1
        ? `Eine Antwort bewegt ${outcome} um ${points}`
        : `${WORDS[bars] ?? numbers.format(bars)} Antworten bewegen ${outcome} um je ${points}`,
    points: (value) => (value === 1 ? '1 Punkt' : `${numbers.format(value)} Punkte`),
    nothing: (outcome) => `Keine Antwort bewegt ${outcome} um einen Punkt`,
    measure: (outcome, now) =>
      `${outcome}, jetzt ${now}, wenn sich jede Antwort in ihrem Band bewegt: 9 von 10 dessen, was bei ihrer Sicherheit wahrscheinlich ist`,
    bold: 'Fett: Antworten dieses Knotens',
    supposed: (open) =>
      open === 1
        ? '1 offene Spalte zählt als gleich wahrscheinlich'
        : `${numbers.format(open)} offene Spalten zählen als gleich wahrscheinlich`,
    answer: 'Antwort',
    lowest: 'niedrigster Wert, %',
    highest: 'höchster Wert, %',
    outcome: 'Ergebnis',
    outcomeName: (node, state) => `${node}: ${state}`,
    bar: (state, conditions) => (conditions ? `${state}: ${conditions}` : state),
    combination: (number, state) => `Kombination ${number}: ${state}`,
    ofNode: (node, bar) => `${node}, ${bar}`,
  },
};

const WORDS: Readonly<Record<number, string>> = {
  2: 'Zwei',
  3: 'Drei',
  4: 'Vier',
  5: 'Fünf',
  6: 'Sechs',
  7: 'Sieben',
  8: 'Acht',
  9: 'Neun',
  10: 'Zehn',
};
