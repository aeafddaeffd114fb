import type { Finding, InferenceSentences } from '@credence/bayesnet';
import type { Text } from '../../english/app.js';

const number = (value: number) => value.toLocaleString('de');
const missing =
  (why: string) =>
  ({ node }: { readonly node: string }) =>
    `„${node}“ ${why}: Legen Sie Befunde fest, die den Knoten entbehrlich machen, oder wählen Sie ein anderes Ergebnis.`;
const stateOf = ({ state, name }: Finding) => (name === undefined ? `Zustand ${state + 1}` : `„${name}“`);
const entangled = (what: string) =>
  `Das Netz ist zu stark verflochten: ${what}. Legen Sie Befunde fest oder wählen Sie ein anderes Ergebnis.`;

const problems: InferenceSentences = {
  'no-outcome': () => 'Es ist kein Ergebnis gewählt: Wählen Sie den Zustand eines Knotens.',
  'unknown-outcome': ({ node, state }) =>
    `Im Netz gibt es keinen Zustand ${state + 1} eines Knotens ${node + 1}: Wählen Sie ein anderes Ergebnis.`,
  'unknown-finding': ({ node, state }) =>
    `Im Netz gibt es keinen Zustand ${state + 1} eines Knotens ${node + 1}: Wählen Sie einen anderen Befund.`,
  'no-table': {
    open: ({ node }) =>
      `„${node}“ ist noch nicht beantwortet: Beantworten Sie seine Fragen, oder wählen Sie ein Ergebnis, das nicht davon abhängt.`,
    'too-large': missing('hat eine Tabelle, die zu groß ist, um damit zu rechnen'),
    deterministic: missing('ist deterministisch, und seine Regel ist nicht lesbar'),
    'noisy-max': missing('ist ein Noisy-MAX, dessen Parameter nicht lesbar sind'),
    'noisy-adder': missing('ist ein Noisy-Adder und hat keine Wahrscheinlichkeiten'),
    decision: missing('ist eine Entscheidung und hat keine Wahrscheinlichkeiten'),
    utility: missing('ist ein Nutzen und hat keine Wahrscheinlichkeiten'),
    equation: missing('ist eine Gleichung und hat keine Wahrscheinlichkeiten'),
    unknown: missing('ist von einer Art, die hier nicht bekannt ist'),
    'parent-without-states': missing('hat eine Bedingung ohne Zustände'),
    'one-state': missing('hat nur einen Zustand'),
    'unread-table': missing('hat eine Tabelle, die nicht lesbar ist'),
  },
  'wrong-number-count': ({ node, found, needed }) =>
    `Die Tabelle von „${node}“ hat ${number(found)} Zahlen und braucht ${number(needed)}: Korrigieren Sie sie.`,
  'column-sum': ({ node, sum }) =>
    `Die Zahlen einer Frage zu „${node}“ müssen zwischen 0 und 1 liegen und zusammen 1 ergeben (jetzt ${number(sum)}): Korrigieren Sie sie.`,
  'impossible-evidence': ({ findings, by }) => {
    const nodes = findings.map(({ node }) => `„${node}“`).join(', ');
    if (by) {
      const where = by.conditions.map((condition) => `„${condition.node}“ ${stateOf(condition)} ist`).join(' und ');
      const zero = `„${by.node}“ hat für ${stateOf(by)} 0 %${where && `, wenn ${where}`}`;
      return findings.length === 1
        ? `Der Befund ${nodes} kann nicht vorkommen. ${zero}: Ändern Sie das oder den Befund.`
        : `Die Befunde ${nodes} können nicht zusammen vorkommen. ${zero}: Ändern Sie das oder einen der Befunde.`;
    }
    return findings.length === 1
      ? `Der Befund ${nodes} kann nicht vorkommen: Ändern Sie ihn oder die Wahrscheinlichkeiten, die ihn ausschließen.`
      : `Die Befunde ${nodes} können nicht zusammen vorkommen: Ändern Sie einen davon oder die Wahrscheinlichkeiten, die sie ausschließen.`;
  },
  'too-entangled': {
    largest: ({ limit }) => entangled(`Eine Tabelle hätte mehr als ${number(limit)} Zahlen`),
    total: ({ limit }) => entangled(`Seine Tabellen hätten zusammen mehr als ${number(limit)} Zahlen`),
  },
  'out-of-time': ({ seconds }) => entangled(`Das dauert länger als ${number(seconds)} Sekunden`),
};

/** What follows from all answers together, and why it cannot be said, in German. */
export const inference: Text['inference'] = {
  problems,
  computing: (percent) => `Wird berechnet: ${percent}`,
  restsOn: (answered, questions) => `n = ${answered} von ${questions} Fragen beantwortet`,
  stopped: 'Der Browser hat die Berechnung beendet.',
  outOfReach: 'Dazu braucht es die Zahlen des Netzes, und es gibt keine Verbindung, sie zu laden.',
};
