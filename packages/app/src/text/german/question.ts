import type { Text } from '../english.js';

export const question: Text['question'] = {
  // Symbols instead of verbs: a German clause would put its verb last, and names and states are inserted unchanged.
  lead: {
    begin: 'Wenn ',
    answerTo: (name) => `die Antwort auf „${name}“`,
    is: ' = ',
    comma: ', ',
    and: ' und ',
    end: ':',
  },
  missingTitle: 'Frage',
  loadFailed: 'Die Frage konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  saveFailed: 'Die Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  keptOnDevice: 'Auf diesem Gerät aufbewahrt, noch nicht gespeichert.',
  stillWorking: 'Es dauert noch.',
  allAtOne: 'Sind Sie sicher, dass die Wahrscheinlichkeiten aller Ereignisse 1 % betragen?',
  allAtOneConsequence: 'Jedes Ereignis wird dann mit derselben Wahrscheinlichkeit gespeichert.',
  keepThem: 'Ja, so speichern',
  certaintyMissing: 'Bitte geben Sie an, wie sicher Sie sich sind.',
  commentMissing: 'Bitte erläutern Sie Ihre Unsicherheit.',
  changeCombinations: 'Entscheidende Kombinationen ändern',
  tooMany: (questions, hours) =>
    `${questions} Fragen dieses Knotens sind offen, einzeln etwa ${hours} Stunden Arbeit. Eine entscheidende Kombination erledigt viele auf einmal.`,
  beyondWork: (questions) =>
    `${questions} Fragen dieses Knotens sind offen, mehr, als jemand einzeln beantworten kann. Eine entscheidende Kombination erledigt viele auf einmal.`,
  decidedBy: (number) =>
    `Kombination ${number} entscheidet diese Frage. Wenn Sie hier antworten, zählt Ihre Antwort statt der Kombination.`,
  decidedByRest:
    'Die Kombination für alle übrigen Fälle entscheidet diese Frage. Wenn Sie hier antworten, zählt Ihre Antwort statt der Kombination.',
  changedMeanwhile: (name, shares) =>
    `${name ?? 'Jemand'} hat diese Frage inzwischen beantwortet: ${shares}. Ihre Antwort ist noch nicht gespeichert.`,
  useMine: 'Meine verwenden',
  useTheirs: 'Die andere verwenden',
  loadAgain: 'Neu laden',
  shares: (values) => `${values.join(' / ')} %`,
  waits:
    'Der Server ist nicht erreichbar. Ihre Antwort wartet auf diesem Gerät und wird gesendet, sobald das möglich ist.',
  waitsForRoom:
    'Der Server kann gerade nichts speichern. Ihre Antwort wartet auf diesem Gerät und wird gesendet, sobald das möglich ist.',
  gone: 'Das Netz wurde gelöscht oder ist nicht mehr mit Ihnen geteilt. Ihre Antwort liegt weiter hier, auf diesem Gerät.',
  resetMeanwhile: 'Dieser Knoten wurde inzwischen zurückgesetzt. Ihre Antwort ist noch nicht gespeichert.',
  changedElsewhere: (shares) =>
    `Sie haben diese Frage auf einem anderen Gerät oder in einem anderen Tab beantwortet: ${shares}. Diese Antwort ist noch nicht gespeichert.`,
  goOnMeanwhile: 'Inzwischen weitermachen',
  waitsHere: 'Diese Antwort wartet auf diesem Gerät und wird gesendet, sobald der Server erreichbar ist.',
  notFound: 'Diese Frage gibt es nicht. Öffnen Sie sie aus der Übersicht.',
  toOverview: 'Zur Übersicht',
};
