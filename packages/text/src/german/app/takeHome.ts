import type { StudyWords } from '../../english/app/study.js';
import { numbers } from '../numbers.js';
import { pools } from '../pools.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** What an owner takes home from a study whose results are open, in German. */
export const takeHome: StudyWords['takeHome'] = {
  title: 'Mitnehmen',
  about:
    'Das Netz mit den Zahlen aller gemeinsam oder einer Person. Unter drei Antworten entsteht kein gemeinsames Ergebnis: Dort bleibt die Datei, wie sie ist.',
  format: 'Format',
  formats: { original: 'Wie hochgeladen', xmlbif: 'XMLBIF', csv: 'Tabelle (CSV)' },
  whose: 'Antworten',
  answersOf: { all: 'Von allen, für Sie', publication: 'Für die Veröffentlichung' },
  forPublication: (published, all) =>
    `Nur die ${numbers.format(published)} von ${numbers.format(all)}, die in die Veröffentlichung eingewilligt haben. Auch die gemeinsamen Zahlen beruhen auf ihnen allein; unter dreien gibt es keine.`,
  leftOut: (experts) =>
    experts === 1
      ? '1 Fachperson hat nicht in die Veröffentlichung eingewilligt: Die Datei ist ohne ihre Antworten.'
      : `${numbers.format(experts)} Fachleute haben nicht in die Veröffentlichung eingewilligt: Die Datei ist ohne ihre Antworten.`,
  ...pools,
  medianHint: 'bei zwei oder bei geordneten Zuständen',
  primary: 'das Ergebnis, das im Protokoll steht',
  expert: (code) => `Person E${code}`,
  answered: (answered) => count(answered, 'Antwort', 'Antworten'),
  download: 'Herunterladen',
  downloadOf: (name) => `Herunterladen: ${name}`,
  downloading: 'Datei wird erstellt…',
  redcap: {
    name: 'REDCap',
    hint: 'Aus dem Data Dictionary entsteht das Projekt; die Antworten sind eine Zeile je Person, nach Kürzel. Kommentare sind als etwas gekennzeichnet, das auf eine Person schließen lässt.',
    files: { dictionary: 'Data Dictionary', answers: 'Antworten' },
    downloadOf: {
      dictionary: 'Data Dictionary für REDCap herunterladen',
      answers: 'Antworten für REDCap herunterladen',
    },
  },
  incomplete: (nodes) =>
    nodes === 1
      ? '1 Knoten kam ohne Zahlen und hat noch immer keine, weil nicht jede Spalte beantwortet wurde.'
      : `${numbers.format(nodes)} Knoten kamen ohne Zahlen und haben noch immer keine, weil nicht jede Spalte beantwortet wurde.`,
  adopt: 'Ins Netz übernehmen',
  adoptOf: (name) => `Ins Netz übernehmen: ${name}`,
  adopting: 'Wird übernommen…',
  adoption: {
    question: (name) => `${name} ins Netz übernehmen?`,
    consequence:
      'Diese Zahlen werden zu den Antworten des Netzes, was auch immer diese Spalten vorher beantwortet oder entschieden hat. Die anderen bleiben, wie sie sind. 30 Tage lang lässt sich das rückgängig machen, und die Studie wird dadurch nicht endgültig.',
    confirm: 'Ins Netz übernehmen',
  },
  isIn: (name, day) => `${name} steht seit ${day} im Netz.`,
  columns: (columns, left) =>
    `${count(columns, 'Spalte hat', 'Spalten haben')} diese Zahlen${left === 0 ? '.' : `; für ${count(left, 'andere', 'andere')} gab es keine, sie ${left === 1 ? 'blieb' : 'blieben'} wie zuvor.`}`,
  undo: 'Rückgängig machen',
  undoUntil: (day) => `Das lässt sich bis ${day} rückgängig machen.`,
  undoing: 'Wird herausgenommen…',
  final: {
    title: 'Endgültig',
    about:
      'Solange die Studie nicht endgültig ist, sehen Sie, wer hinter einem Kürzel steht, und Fachleute dürfen zurücktreten, wie es festgelegt ist.',
    declare: 'Studie für endgültig erklären',
    declaring: 'Wird für endgültig erklärt…',
    question: 'Die Studie für endgültig erklären?',
    taken: ({ all, published, named }) =>
      `Haben Sie die Namen von ${numbers.format(named)}, die genannt werden möchten, und die Einwilligungen und Interessen von ${numbers.format(all)} gesichert? Danach kann sie hier niemand mehr sehen. Dateien unter Kürzeln bleiben, für die Veröffentlichung die von ${numbers.format(published)}.`,
    consequence:
      'Die Liste, welches Kürzel zu wem gehört, wird vernichtet: Namen, Adressen und persönliche Links verschwinden. Danach kann hier niemand mehr nachsehen, von wem eine Antwort ist, niemand kann mehr zurücktreten, und was Fachleute exportieren, enthält ihre Antworten ohne das Kürzel. Das lässt sich nicht rückgängig machen.',
    confirm: 'Für endgültig erklären',
    since: (when) => `Endgültig seit ${when}.`,
    gone: 'Niemand kann hier mehr nachsehen, welches Kürzel zu wem gehörte, und niemand kann mehr zurücktreten.',
  },
};
