import type { Text } from '../../english/app.js';
import { numbers } from '../numbers.js';

const quoted = (outcome: string) => `„${outcome}“`;

/** All probabilities of one node, in German. */
export const nodeTable: Text['nodeTable'] = {
  title: 'Tabelle eines Knotens',
  open: 'Tabelle',
  answered: 'beantwortet',
  decidedBy: (combinations) =>
    combinations === 1
      ? 'durch 1 Kombination entschieden'
      : `durch ${numbers.format(combinations)} Kombinationen entschieden`,
  impossible: 'können nicht vorkommen',
  left: (open, fromFile) =>
    fromFile === 0
      ? 'offen'
      : `offen (${fromFile === open ? '' : `davon ${numbers.format(fromFile)} `}noch mit den Zahlen der Datei)`,
  inAll: (questions) => (questions === 1 ? '1 Frage insgesamt' : `${numbers.format(questions)} Fragen insgesamt`),
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
        ? `Eine Antwort allein kann ${quoted(outcome)} um bis zu ${points} verändern`
        : `${WORDS[bars] ?? numbers.format(bars)} Antworten können ${quoted(outcome)} um je bis zu ${points} verändern`,
    points: (value) => (value === 1 ? '1 Prozentpunkt' : `${numbers.format(value)} Prozentpunkte`),
    nothing: (outcome) => `Keine Antwort allein kann ${quoted(outcome)} um einen ganzen Prozentpunkt verändern`,
    measure: (outcome, now) => `${outcome}, in Prozent; die senkrechte Linie ist der Wert jetzt: ${now}`,
    ends: 'Ein Balken reicht vom niedrigsten bis zum höchsten Wert, den die Sicherheit dieser Antwort zulässt',
    supposed: (open) =>
      open === 1
        ? '1 offene Frage hat noch keine Zahlen: Alle Antworten gelten dort als gleich wahrscheinlich'
        : `${numbers.format(open)} offene Fragen haben noch keine Zahlen: Alle Antworten gelten dort als gleich wahrscheinlich`,
    answer: 'Antwort',
    lowest: 'niedrigster Wert, %',
    highest: 'höchster Wert, %',
    band: 'Spanne, Prozentpunkte',
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
