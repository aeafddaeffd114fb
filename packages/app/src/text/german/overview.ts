import type { Text } from '../english.js';

export const overview: Text['overview'] = {
  title: 'Übersicht',
  loadFailed: 'Die Übersicht des Netzes konnte nicht geladen werden.',
  resetFailed: 'Der Knoten konnte nicht zurückgesetzt werden.',
  downloadFailed: 'Das Netz konnte nicht heruntergeladen werden.',
  subtitle: (parts) => parts.join(' · '),
  readMore: 'Mehr lesen',
  readLess: 'Weniger lesen',
  nodes: (count) => `${count} Knoten`,
  sharedWith: (count) => (count === 1 ? 'geteilt mit 1 Person' : `geteilt mit ${count} Personen`),
  progress: 'Fortschritt des Netzes',
  completed: 'abgeschlossen',
  minutesLeft: (minutes) => `noch etwa ${minutes} Min.`,
  hoursLeft: (hours) => `noch etwa ${hours} Std.`,
  beyondWork: 'mehr, als jemand beantworten kann',
  continueWith: (node) => `Weiter mit ${node}`,
  allDone: 'Alle Fragen sind beantwortet.',
  download: 'Herunterladen',
  incomplete: (count) =>
    count === 1
      ? '1 Knoten hatte in Ihrer Datei keine Wahrscheinlichkeiten und ist noch nicht abgeschlossen. Die heruntergeladene Datei enthält für ihn keine.'
      : `${count} Knoten hatten in Ihrer Datei keine Wahrscheinlichkeiten und sind noch nicht abgeschlossen. Die heruntergeladene Datei enthält für sie keine.`,
  otherFormats: {
    open: 'Andere Formate',
    title: 'Andere Formate',
    description:
      'Über „Herunterladen“ erhalten Sie die Datei in dem Format, in dem sie hochgeladen wurde, ohne jeden Verlust. In diesen Formaten fehlt ihr Aussehen.',
    notNow: 'In diesem Format ist das Netz zurzeit nicht zu haben.',
    csv: {
      name: 'Alle Antworten als Tabelle (CSV)',
      explanation:
        'Für Tabellenprogramme, R oder Python: eine Zeile für jeden Zustand jeder Antwort und Kombination, mit Eingabe, Anteil, Sicherheit, Erläuterung, Person, Zeit und Sekunden.',
      download: 'CSV herunterladen',
    },
    xmlbif: {
      name: 'Netz als XMLBIF 0.3',
      explanation:
        'Für pyAgrum, pgmpy, SamIam, Weka und andere: Knoten, Zustände, Pfeile und alle Wahrscheinlichkeiten.',
      download: 'XMLBIF herunterladen',
    },
  },
  list: 'Liste',
  map: 'Karte',
  mapAround: (node) => `Das ganze Netz passt nicht hierher. Gezeigt: ${node} und seine Nachbarn.`,
  views: 'Liste oder Karte',
  search: 'Knoten suchen',
  found: (shown, all) => `${shown} von ${all}`,
  filterCompleted: 'Abgeschlossen',
  filterShort: 'Unter 5 Minuten',
  caption: 'Knoten des Netzes',
  node: 'Knoten',
  pages: 'Seiten',
  atLeast: (count) => `≥ ${count}`,
  pageUnit: (count) => (count === 1 ? 'Seite' : 'Seiten'),
  duration: 'Dauer in Min.',
  minuteUnit: 'Min.',
  action: 'Aktion',
  badgeCompleted: 'Abgeschlossen',
  edit: 'Bearbeiten',
  editNode: (node) => `${node} bearbeiten`,
  reset: (node) => `${node} zurücksetzen`,
  resetQuestion: 'Möchten Sie diesen Knoten wirklich zurücksetzen?',
  resetConsequence: (node) =>
    `Die Antworten und Kombinationen von ${node} zählen dann nicht mehr. Im Verlauf des Knotens bleiben sie erhalten.`,
  resetConfirm: 'Knoten zurücksetzen',
  wasReset: (node) => `${node} wurde zurückgesetzt.`,
  undone: (node) => `Die Antworten und Kombinationen von ${node} zählen wieder.`,
  undoFailed: (node) => `Das Zurücksetzen von ${node} ließ sich nicht rückgängig machen.`,
  noNodes: 'Dieses Netz hat keinen Knoten, nach dem sich fragen lässt.',
  notAssessed: 'Wird nicht abgefragt',
  notAssessedHint: 'Diese Knoten bleiben in der Datei, wie sie sind.',
};
