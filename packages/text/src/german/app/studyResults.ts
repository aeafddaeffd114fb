import type { StudyResultsWords } from '../../english/app/studyResults.js';
import { numbers } from '../numbers.js';
import { pools } from '../pools.js';
import { resultsParts } from './resultsParts.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

const small = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const written = (value: number) => small[value] ?? numbers.format(value);
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The page of what the experts of a study say together, in German. */
export const studyResults: StudyResultsWords = {
  title: (round) => `Ergebnisse von Runde ${round}`,
  anyRound: 'Ergebnisse',
  closed: (round, day) => `Runde ${round} schloss am ${day}`,
  answeredOf: (answered, of) =>
    `${numbers.format(answered)} von ${numbers.format(of)} ${answered === 1 ? 'hat' : 'haben'} geantwortet`,
  answered: (experts) => count(experts, 'Person hat geantwortet', 'Fachleute haben geantwortet'),
  code: (number) => `E${number}`,
  loadFailed: 'Die Ergebnisse konnten nicht geladen werden.',
  few: 'Bei weniger als vier Fachleuten lässt sich erraten, von wem eine Antwort ist.',
  sawShared: 'kannte die gemeinsamen Antworten',
  sawSharedOf: (codes) => `Vorher die gemeinsamen Antworten gesehen: ${codes}.`,
  nobody: 'In dieser Runde hat niemand etwas beantwortet, darum gibt es nichts zu zeigen.',
  noNumbers: 'In dieser Runde hat niemand Zahlen genannt.',
  late: (code, answers) =>
    answers === 1
      ? `1 Antwort von ${code} kam zu spät und ist in keinem Pool.`
      : `${numbers.format(answers)} Antworten von ${code} kamen zu spät und sind in keinem Pool.`,

  tooLarge: (limit, nodes) =>
    `Die Tabellen dieses Netzes haben mehr als ${numbers.format(limit)} Zahlen, zu viele für diese Seite. Die größte ist die von ${nodes}.`,
  tooLargeAnyway: 'Die Tabellen dieses Netzes haben mehr Zahlen, als diese Seite zeigen kann.',
  tooLargeOwner:
    'Alle Antworten sind da: Laden Sie die Tabellen der Fachleute und Pools bei der Studie herunter. Wird das Netz noch einmal erhoben, geben Sie diesem Knoten weniger Elternknoten oder fragen Sie weniger Fragen.',
  tooLargeExpert: 'Nach dem Ergebnis aller fragen Sie bitte die Person, die die Studie leitet.',
  toStudy: 'Zur Studie',

  unopened:
    'Die Ergebnisse sind noch nicht geöffnet. Das tut, wer die Studie leitet, sobald die Runde geschlossen ist.',
  own: 'In dieser Studie sehen Fachleute nur die eigenen Antworten.',
  toOwn: 'Ihre eigenen Antworten',

  discuss: {
    title: 'Zu besprechen',
    byEffect: (outcomes) => `Nach Wirkung geordnet: wie weit die Uneinigkeit ${outcomes} verschiebt, in Punkten.`,
    someOutcomes: (outcomes) => `die ${written(outcomes)} Ergebnisknoten`,
    byDisagreement:
      'Nach Uneinigkeit geordnet: Kein Ergebnisknoten ist benannt, den sie verschieben könnte, oder keiner lässt sich berechnen.',
    place: (place, of, question) => `${numbers.format(place)} von ${numbers.format(of)} zu besprechen: ${question}`,
  },

  question: {
    always: 'In allen Fällen',
    noMedian:
      'Kein Median: Die Zustände haben keine Reihenfolge, oder er machte unmöglich, was einige für möglich halten.',
    noLogarithmic: 'Kein geometrischer Mittelwert (logarithmisch): Jeden Zustand hält jemand für unmöglich.',
    hidden:
      'Weniger als vier haben mit Zahlen geantwortet. Von so wenigen wird Fachleuten keine gemeinsame Antwort gezeigt.',
    erasedSince:
      'Nach dem Öffnen der Ergebnisse wurden Antworten gelöscht. Fachleuten wird keine gemeinsame Antwort mehr gezeigt, denn die vorher und die nachher verrieten, was gelöscht wurde.',
    all: 'Fragen',
    place: (place, of, question) => `Frage ${numbers.format(place)} von ${numbers.format(of)}: ${question}`,
    pooled: {
      linear: (answers) => `${pools.linear} aus ${numbers.format(answers)} Antworten, gerundet.`,
      logarithmic: (answers) => `${pools.logarithmic} aus ${numbers.format(answers)} Antworten, gerundet.`,
    },
    combined: (codes) => `Durch eine Kombination: ${codes}.`,
    loading: 'Die Antworten werden geladen …',
    failed: 'Die Antworten auf diese Frage konnten nicht geladen werden.',
    partMost: (condition) => `Am weitesten auseinander: ${condition}`,
    agree: 'Bei jeder Frage dieses Knotens sind sich alle einig',
    measure: (questions, node) => `Uneinigkeit (Jensen–Shannon), ${count(questions, 'Frage', 'Fragen')} zu ${node}`,
    group: (parent, state) => `${parent}: ${state}`,
    node: 'Knoten',
  },

  comments: {
    title: (said, of) =>
      said === 0
        ? 'Niemand sagt, warum'
        : said === 1 && of === 1
          ? 'Eine Person sagt, warum'
          : `${first(written(said))} von ${written(of)} ${said === 1 ? 'sagt' : 'sagen'}, warum`,
    about: 'Kommentare zu dieser Frage.',
    leftNone: (codes) => `Ohne Kommentar: ${codes}.`,
    unlinked: 'Kommentare zu dieser Frage, ohne Namen, in einer Reihenfolge, die nichts verrät.',
    takeOut: 'Entfernen',
    takeOutOf: (code) => `Kommentar von ${code} entfernen`,
    takenOut: (day, reason) => `Entfernt am ${day}: ${reason}`,
  },

  redacting: {
    title: (code) => `Kommentar von ${code} entfernen?`,
    consequence:
      'Für einen Kommentar, der verrät, wer jemand ist. Der Wortlaut wird endgültig gelöscht, auch in früheren Fassungen und in den Downloads; Fachleute sehen ihn nicht mehr. Die Zahlen bleiben. Was vorher heruntergeladen wurde, enthält ihn noch.',
    reason: 'Warum er entfernt wird',
    reasonHint:
      'Das steht dann an Stelle des Kommentars, und wer ihn geschrieben hat, kann es lesen. Bitte wiederholen Sie nicht, was entfernt wird.',
    missing: 'Bitte sagen Sie, warum.',
    confirm: 'Entfernen',
    sending: 'Wird entfernt …',
    cancel: 'Abbrechen',
    failed: 'Der Kommentar konnte nicht entfernt werden.',
    noResponse: 'Es gibt keine Verbindung, darum wurde der Kommentar nicht entfernt.',
  },

  outcomes: {
    title: 'Was daraus folgt',
    pool: (percent, outcome) => `Der Pool sagt ${percent} % für ${outcome}`,
    range: (pool, experts, from, to) => `${pool}; die ${written(experts)} reichen von ${from} bis ${to}`,
    about: (pool, experts) =>
      `Ergebnisse, ohne dass etwas über die Person bekannt ist. Pool: aus den gemeinsamen Tabellen, ${pool}. Mittel: ${experts === 1 ? 'der einen Schlussfolgerung' : `der ${written(experts)} Schlussfolgerungen`}. Tabellen zu poolen heißt nicht, Schlussfolgerungen zu poolen.`,
    ofShown:
      'Ergebnisse, ohne dass etwas über die Person bekannt ist, berechnet aus den gemeinsamen Antworten, wie sie gezeigt werden, und wo keine gezeigt wird, aus den Zahlen der Datei.',
    pools: { linear: pools.linear, logarithmic: pools.logarithmic },
    outcome: (node, state) => `${node}: ${state}`,
    filledIn: (code, own, of) => `${code} hat ${own} von ${of} beantwortet`,
    fromFile: (experts) =>
      `Wo jemand nichts gesagt hat, stehen die Zahlen der Datei, oder des Pools, wo sie keine hat. ${experts}.`,
    none: 'Es ist kein Ergebnisknoten benannt, darum wird aus den Antworten nichts berechnet.',
    nameThem: 'Ergebnisknoten werden auf der Seite des Netzes benannt, bevor eine Runde eröffnet wird.',
    problem: (who, why) => `${who}: ${why}`,
    ofPool: 'Pool',
    problems: {
      missing: 'lässt sich nicht berechnen, weil Zahlen fehlen',
      entangled: 'lässt sich nicht berechnen, weil das Netz zu verflochten ist',
      other: 'lässt sich aus diesen Zahlen nicht berechnen',
    },
  },

  parts: resultsParts,
};
