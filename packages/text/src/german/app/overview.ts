import type { Text } from '../../english/app.js';
import { lasting, units } from './lasting.js';
import { named } from './named.js';

export const overview: Text['overview'] = {
  study: 'Studie',
  askOthers: 'Andere fragen',
  together: {
    name: 'Gemeinsam',
    about: 'Die Personen, die Sie einladen, arbeiten an denselben Antworten, und alle sehen sie.',
  },
  eachAlone: {
    name: 'Jede Person für sich',
    about:
      'In einer Studie antwortet jede Person für sich; niemand sieht die Antworten anderer, auch Sie nicht, bis die Runde endet.',
  },
  manage: 'Verwalten',
  giveNames: 'Netz, Knoten und Zustände benennen',
  rests: 'Eine Runde der Studie läuft. Bis sie endet, kann hier niemand etwas ändern.',
  title: 'Übersicht',
  loadFailed: 'Die Übersicht des Netzes konnte nicht geladen werden.',
  resetFailed: 'Der Knoten konnte nicht zurückgesetzt werden.',
  downloadFailed: 'Das Netz konnte nicht heruntergeladen werden.',
  subtitle: (parts) => parts.join(' · '),
  readMore: 'Mehr lesen',
  readLess: 'Weniger lesen',
  nodes: (_, written) => `${written} Knoten`,
  sharedWith: (count) => (count === 1 ? 'geteilt mit 1 Person' : `geteilt mit ${count} Personen`),
  forYou: (parts) => `für Sie: ${parts.join(', ')}`,
  ownDone: 'alles beantwortet',
  progress: 'Fortschritt des Netzes',
  completed: 'abgeschlossen',
  units,
  timeLeft: (minutes) => `noch etwa ${lasting(minutes)}`,
  beyondWork: 'mehr, als jemand beantworten kann',
  continueWith: (node) => `Weiter mit ${named(node)}`,
  onlySetAside:
    'Alle Fragen, die noch offen sind, haben Sie ausgelassen: Sie haben gesagt, dass sie nicht Ihr Fachgebiet sind. Andere können sie beantworten, und Sie auch.',
  answerAfterAll: (node) => `${named(node)} doch beantworten`,
  nodeDone: (next, minutes) =>
    `Fertig. Als Nächstes kommt ${named(next)}${minutes === undefined ? '.' : `, ${lasting(minutes)}`}`,
  allDone: 'Alle Fragen sind beantwortet.',
  nothingToAssess:
    'In diesem Netz wird nichts eingeschätzt, es gibt also keine Fragen. Sie können es unverändert herunterladen.',
  takeHome: 'Mitnehmen',
  download: 'Herunterladen',
  incomplete: (count) =>
    count === 1
      ? '1 Knoten hatte in Ihrer Datei keine Wahrscheinlichkeiten und ist noch nicht abgeschlossen. Die heruntergeladene Datei enthält für ihn keine.'
      : `${count} Knoten hatten in Ihrer Datei keine Wahrscheinlichkeiten und sind noch nicht abgeschlossen. Die heruntergeladene Datei enthält für sie keine.`,
  otherFormats: {
    answers: 'Ihre Antworten herunterladen',
    title: 'Andere Formate',
    description:
      'Über „Herunterladen“ erhalten Sie die Datei in dem Format, in dem sie hochgeladen wurde, ohne jeden Verlust. In diesen Formaten fehlt ihr Aussehen.',
    upload: {
      name: 'Ihre Datei mit den Antworten darin',
      explanation: 'In dem Format, in dem sie hochgeladen wurde, ohne Verlust.',
    },
    none: 'Von diesem Netz gibt es keine anderen Formate.',
    notNow: 'Dieses Netz lässt sich noch nicht in diesem Format speichern.',
    csv: {
      name: 'Alle Antworten als Tabelle (CSV)',
      explanation:
        'Für Tabellenprogramme, R oder Python: eine Zeile für jeden Zustand jeder Antwort und Kombination, mit Eingabe, Anteil, Sicherheit, Erläuterung, Person, Zeit und Sekunden.',
      layout: 'Aufbau',
      layouts: {
        table: 'Üblich: die Zustände aller Elternknoten in einer Spalte',
        analysis: 'Für R und Python: eine Spalte für jeden Elternknoten',
      },
      separator: 'Zwischen den Zellen',
      separators: { comma: 'Komma, Zahlen wie 0.25', semicolon: 'Semikolon, Zahlen wie 0,25' },
      download: 'CSV herunterladen',
    },
    counts: {
      name: 'Antworten als Fallzahlen (CSV)',
      explanation:
        'Für bnlearn, pgmpy oder BayesiaLab: der Anteil jedes Zustands mal den Fällen, die seine Sicherheit wert ist, also eine Dirichlet-Verteilung für jede beantwortete Frage.',
      download: 'Fallzahlen herunterladen',
    },
    converted: {
      name: 'Netz für ein anderes Programm',
      explanation: 'Eine neue Datei mit Knoten, Zuständen, Pfeilen und allen Wahrscheinlichkeiten.',
      format: 'Format',
      formats: {
        xmlbif: 'XMLBIF 0.3, für pyAgrum, pgmpy, SamIam, Weka',
        xdsl: 'XDSL, für GeNIe und SMILE',
        bif: 'BIF, für bnlearn, pgmpy, pyAgrum',
        net: 'Hugin NET, für Hugin, SamIam, bnlearn',
        dne: 'Netica DNE, für Netica',
        dsc: 'DSC, für Microsoft Belief Networks, bnlearn',
      },
      download: 'Netz herunterladen',
      losses: 'In diesem Format haben keinen Platz:',
      nodes: (count) => (count === 1 ? 'bei 1 Knoten' : `bei ${count} Knoten`),
      details: {
        'display-names': 'Anzeigenamen',
        descriptions: 'Beschreibungen',
        'state-descriptions': 'Beschreibungen von Zuständen',
        intervals: 'die Intervalle hinter den Zuständen',
        positions: 'Positionen auf der Karte',
        names: 'vollständige Kennungen; sie werden auf die erlaubte Länge gekürzt',
        'network-description': 'die Beschreibung des Netzes',
      },
    },
  },
  tooLarge: (count) =>
    count === 1
      ? 'Die Tabelle von 1 Knoten ist zu groß für eine Datei. Für ihn stehen keine Zahlen in der Datei; die Antworten bleiben hier erhalten.'
      : `Die Tabellen von ${count} Knoten sind zu groß für eine Datei. Für sie stehen keine Zahlen in der Datei; die Antworten bleiben hier erhalten.`,
  impossible: (count, nodes) => {
    const names = `${nodes.slice(0, 3).join(', ')}${nodes.length > 3 ? ' und weitere' : ''}`;
    return count === 1
      ? `1 Kombination von Befunden kann nicht vorkommen (${names}). In der Datei hat sie die Zahlen, mit denen Ihre Datei kam, oder gleiche Anteile.`
      : `${count} Kombinationen von Befunden können nicht vorkommen (${names}). In der Datei haben sie die Zahlen, mit denen Ihre Datei kam, oder gleiche Anteile.`;
  },
  beyondUpload: (megabytes, limit) =>
    `Die Datei hat ${megabytes.toLocaleString('de', { maximumFractionDigits: 1 })} MB. Sie ist vollständig, lässt sich hier aber nicht noch einmal hochladen: Dafür darf eine Datei höchstens ${limit} MB haben.`,
  tooLargeForFile: (count, nodes) =>
    count === 1
      ? `Die Tabelle von ${nodes} ist zu groß für eine Datei. Was dort beantwortet wird, bleibt hier erhalten, kann aber in keinem Download stehen.`
      : `Die Tabellen von ${nodes} sind zu groß für eine Datei. Was dort beantwortet wird, bleibt hier erhalten, kann aber in keinem Download stehen.`,
  map: 'Karte',
  search: 'Knoten suchen',
  found: (shown, all) => `${shown} von ${all}`,
  filterPart: 'Ihr Teil',
  filterCompleted: 'Abgeschlossen',
  filterShort: 'Unter 5 Minuten',
  caption: 'Knoten des Netzes',
  node: 'Knoten',
  pages: 'Seiten',
  atLeast: (count) => `≥ ${count}`,
  pageUnit: (count) => (count === 1 ? 'Seite' : 'Seiten'),
  order: 'Reihenfolge',
  place: (number) => `${number}.`,
  duration: 'Dauer in Min.',
  minuteUnit: 'Min.',
  overAYear: 'über ein Jahr',
  action: 'Aktion',
  badgeCompleted: 'Abgeschlossen',
  edit: 'Bearbeiten',
  editNode: (node) => `${named(node)} bearbeiten`,
  reset: (node) => `${named(node)} zurücksetzen`,
  resetQuestion: 'Möchten Sie diesen Knoten wirklich zurücksetzen?',
  resetConsequence: (node) =>
    `Die Antworten und Kombinationen von ${named(node)} zählen dann nicht mehr. Im Verlauf des Knotens bleiben sie erhalten.`,
  answersOf: (who, count) => `${who}: ${count}`,
  answersGoing: (people) => `Davon betroffen: ${people}.`,
  resetConfirm: 'Knoten zurücksetzen',
  wasReset: (node) => `${named(node)} wurde zurückgesetzt.`,
  undoReset: (node) => `Zurücksetzen rückgängig machen: ${named(node)}`,
  undone: (node) => `Die Antworten und Kombinationen von ${named(node)} zählen wieder.`,
  undoFailed: (node) => `Das Zurücksetzen von ${named(node)} ließ sich nicht rückgängig machen.`,
  notes: (count) => (count === 1 ? '1 Hinweis zur Datei' : `${count} Hinweise zur Datei`),
  showNotes: 'Alle zeigen',
  hideNotes: 'Weniger zeigen',
  noNodes: 'Dieses Netz hat keinen Knoten, nach dem sich fragen lässt.',
  notAssessed: 'Wird nicht abgefragt',
  notAssessedHint: 'Diese Knoten bleiben in der Datei, wie sie sind.',
};
