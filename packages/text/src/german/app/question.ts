import type { Text } from '../../english/app.js';
import { sharesOnOneLine } from '../../sharesOnOneLine.js';
import { common } from './common.js';

export const question: Text['question'] = {
  // No verb: names and states are inserted unchanged.
  lead: {
    begin: 'Angenommen, es gilt ',
    opens: '„',
    closes: '“',
    is: ': ',
    comma: ', ',
    and: ' und ',
    end: ':',
    ownComma: '; ',
    further: '; außerdem gilt ',
    firstTimeStep: { begin: 'Angenommen, im ersten Zeitschritt gilt ', whole: 'Im ersten Zeitschritt:' },
  },
  missingTitle: 'Frage',
  loadFailed: 'Die Frage konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  roundClosed: 'Die Runde ist geschlossen, Ihre Antworten lassen sich nur noch lesen.',
  saveFailed: 'Die Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  keptOnDevice: 'Nur auf diesem Gerät, noch nicht auf dem Server gespeichert.',
  stillWorking: 'Wird noch gespeichert …',
  allAtOne: 'Sind Sie sicher, dass die Wahrscheinlichkeiten aller Ereignisse 1 % betragen?',
  allAtOneConsequence: 'Jedes Ereignis wird dann mit derselben Wahrscheinlichkeit gespeichert.',
  keepThem: 'Ja, so speichern',
  numbersMissing: (states) => `Noch ohne Zahl: ${states}.`,
  moreStates: (count) => `${count} weitere`,
  certaintyMissing: 'Bitte geben Sie an, wie sicher Sie sich sind.',
  commentMissing: 'Bitte erläutern Sie Ihre Unsicherheit.',
  queued: {
    why: { begin: 'Warum jetzt: Von allen offenen Fragen verändert diese ', end: ' am stärksten.' },
    whyItself: { begin: 'Warum jetzt: Von allen offenen Fragen sagt diese am meisten über ', end: ' selbst.' },
    order: 'Reihenfolge: das Wichtigste zuerst',
    then: 'dann wird neu sortiert',
  },
  changeCombinations: 'Entscheidende Kombinationen ändern',
  introduction: 'Was erwarten Sie von diesem Knoten?',
  tooMany: (questions, hours) =>
    `${questions} Fragen dieses Knotens sind offen, einzeln etwa ${hours} Stunden Arbeit. Eine entscheidende Kombination erledigt viele auf einmal.`,
  beyondWork: (questions) =>
    `${questions} Fragen dieses Knotens sind offen, mehr, als jemand einzeln beantworten kann. Eine entscheidende Kombination erledigt viele auf einmal.`,
  decidedBy: (number) =>
    `Kombination ${number} beantwortet diese Frage schon. Wenn Sie hier antworten, gilt Ihre Antwort.`,
  decidedByRest:
    'Die Kombination für alle übrigen Fälle beantwortet diese Frage schon. Wenn Sie hier antworten, gilt Ihre Antwort.',
  answeredBy: (name, time, certainty) =>
    `${name ?? `„${common.formerUser}“`} hat diese Frage am ${time} beantwortet${certainty === undefined ? '' : ` („${certainty}“)`}. Ihre Antwort zählt dann anstelle der von ${name ?? 'diesem Konto'}; beide bleiben erhalten.`,
  changedMeanwhile: (name, shares) =>
    `${name ?? 'Jemand anders'} hat diese Frage inzwischen beantwortet: ${shares}. Ihre Antwort ist noch nicht gespeichert.`,
  changed: (shares) => `Inzwischen wurde eine andere Antwort gespeichert: ${shares}. Ihre ist noch nicht gespeichert.`,
  decidedMeanwhile: (number, shares) =>
    `${number === 'rest' ? 'Eine Kombination für alle übrigen Fälle' : `Kombination ${number}`} wurde gespeichert, seit Sie diese Frage geöffnet haben, und beantwortet sie schon: ${shares}. Ihre Antwort ist noch nicht gespeichert. Wenn Sie Ihre behalten, zählt sie statt der Kombination.`,
  useMine: 'Meine behalten',
  useTheirs: 'Die andere verwenden',
  useOther: 'Die neuere verwenden',
  loadAgain: 'Neu laden',
  setAside: { cannot_occur: '„Diese Kombination kommt nicht vor“', not_my_field: '„Nicht mein Fachgebiet“' },
  shares: (values) => sharesOnOneLine(values.map((value) => value.toLocaleString('de', { maximumFractionDigits: 4 }))),
  neighbour: (condition, shares, isOwn) =>
    `Für „${condition}“ ${isOwn ? 'sagten Sie' : 'ist die Antwort'} ${shares.map((share) => share.toLocaleString('de', { maximumFractionDigits: 2 })).join(' / ')}.`,
  startFromIt: 'Übernehmen',
  startedFrom: (condition) => `Übernommen von ${condition}. Ändern Sie, was abweicht.`,
  whyChanged: 'Warum haben Sie es geändert?',
  whyOptional: '(freiwillig)',
  noPatientData: 'Geben Sie keine Patientendaten ein.',
  waits:
    'Der Server ist nicht erreichbar. Sie müssen es nicht selbst noch einmal versuchen: Ihre Antwort liegt auf diesem Gerät bereit und wird gesendet, sobald der Server antwortet. Danach öffnet sich die nächste Frage.',
  waitsForRoom:
    'Zurzeit kann nichts gespeichert werden. Ihre Eingaben bleiben auf diesem Gerät und werden gesendet, sobald es geht. Danach öffnet sich die nächste Frage.',
  gone: 'Das Netz wurde gelöscht oder ist nicht mehr mit Ihnen geteilt. Ihre Antwort bleibt hier auf diesem Gerät gespeichert.',
  resetMeanwhile: 'Dieser Knoten wurde inzwischen zurückgesetzt. Ihre Antwort ist noch nicht gespeichert.',
  changedElsewhere: (shares) =>
    `Sie haben diese Frage auf einem anderen Gerät oder in einem anderen Tab beantwortet: ${shares}. Diese Antwort ist noch nicht gespeichert.`,
  goOnMeanwhile: 'Weiter, ohne zu warten',
  waitsHere: 'Diese Antwort liegt auf diesem Gerät bereit und wird gesendet, sobald der Server erreichbar ist.',
  notFound: 'Diese Frage gibt es nicht. Öffnen Sie sie aus der Übersicht.',
  toOverview: 'Zur Übersicht',
};
