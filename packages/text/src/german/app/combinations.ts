import type { Text } from '../../english/app.js';
import { named } from './named.js';
import { numbers } from '../numbers.js';

/** More hours than anybody works in a year. */
const A_YEAR = 1_800;

function workFor(minutes: number): string {
  const hours = Math.ceil(minutes / 60);
  return hours > A_YEAR ? 'mehr als ein Arbeitsjahr' : `etwa ${numbers.format(hours)} Stunden`;
}

export const combinations: Text['combinations'] = {
  title: 'Entscheidende Kombinationen',
  tooMany: (questions, minutes) =>
    `Alle ${questions} Fragen einzeln zu beantworten, würde ${workFor(minutes)} dauern. Legen Sie zuerst Kombinationen fest: Jede erledigt viele Fragen auf einmal.`,
  oneByOneQuestion: (questions) => `${questions} Fragen einzeln beantworten?`,
  oneByOneConsequence: (minutes) =>
    `Das würde ${workFor(minutes)} dauern. Eine Kombination erledigt viele Fragen auf einmal.`,
  oneByOne: 'Einzeln beantworten',
  supersedes: (answers) =>
    answers === 1
      ? '1 Frage ist schon einzeln beantwortet. Wenn eine Kombination sie abdeckt, zählt die Kombination. Ihre Antwort bleibt erhalten und zählt wieder, wenn Sie die Kombination löschen.'
      : `${numbers.format(answers)} Fragen sind schon einzeln beantwortet. Wo eine Kombination eine davon abdeckt, zählt die Kombination. Ihre Antworten bleiben erhalten und zählen wieder, wenn Sie die Kombination löschen.`,
  superseded: (answers, nodeName) =>
    answers === 1
      ? `1 Antwort zu ${named(nodeName)} zählt nicht mehr, weil jetzt eine Kombination sie abdeckt. Sie bleibt erhalten und zählt wieder, wenn die Kombination gelöscht wird.`
      : `${numbers.format(answers)} Antworten zu ${named(nodeName)} zählen nicht mehr, weil jetzt Kombinationen sie abdecken. Sie bleiben erhalten und zählen wieder, wenn die Kombination gelöscht wird.`,
  unsaved: 'Noch nicht gespeichert: „Fertig“ speichert die Liste. Bis dahin bleibt sie auf diesem Gerät.',
  versions: {
    is: ' = ',
    label: 'Beide Fassungen',
    mine: 'Ihre, nicht gespeichert',
    theirs: 'Inzwischen gespeichert',
    and: ' und ',
    remaining: 'Alle übrigen Kombinationen',
    nothing: 'Sonst nichts.',
    same: (count) =>
      count === 1 ? '1 Kombination ist in beiden gleich.' : `${count} Kombinationen sind in beiden gleich.`,
    contradict:
      'Beide haben dieselbe Kombination geändert oder die Reihenfolge. Deshalb kann nur eine davon behalten werden.',
    overlap:
      'Manche gelten für denselben Fall mit verschiedenen Anteilen. Beide können bleiben: Dort zählt, was zuerst kommt.',
    keepBoth: 'Beide behalten',
    keepMineFirst: 'Beide behalten, meine zuerst',
    keepTheirsFirst: 'Beide behalten, die andere zuerst',
  },
  tooLargeForFile: (numbers, limit) =>
    `Die Tabelle dieses Knotens hätte ${numbers} Zahlen. Alle Tabellen einer Datei zusammen fassen höchstens ${limit}, im Download stehen für diesen Knoten deshalb keine. Was Sie hier festlegen, bleibt erhalten.`,
  plain: {
    lead: (node) =>
      `Steht „${node}“ mit einem einzigen Befund fest, was auch immer sonst vorliegt? Legen Sie es einmal fest, dann fragen wir nicht mehr danach.`,
    heading: 'Wozu das gut ist',
    example: 'Zum Beispiel',
    saves: (condition, questions) => ` „${condition}“: eine Antwort statt ${questions}.`,
    savesOne: (condition) => ` „${condition}“: danach wird nicht mehr gefragt.`,
    asked: 'gefragt',
    oneAnswer: 'eine Antwort',
    picture: (decided, total) => `${decided} von ${total} Fragen wären entschieden`,
    single: (node, parent, questions) =>
      `„${node}“ hängt nur von „${parent}“ ab, jede Kombination ist also eine Frage: insgesamt ${questions}.`,
    hide: 'Ausblenden',
    show: 'Was ist das?',
  },
  aside: {
    cannotOccur: 'Das kommt nicht vor',
    saidCannotOccur:
      'Sie sagen, dass dies nicht vorkommt. Die Fragen, die hier entschieden werden, sind damit ohne Zahlen abgeschlossen.',
    undo: 'Rückgängig',
    closed: 'kommt nicht vor',
    certainty: 'Wie sicher? (freiwillig)',
    withoutCertainty: 'Weglassen',
  },
  loadFailed: (reason) => `Der Knoten konnte nicht geladen werden: ${reason}`,
  saveFailed: (reason) => `Die Kombinationen konnten nicht gespeichert werden: ${reason}`,
  unknownError: 'Unbekannter Fehler',
  noResponse: 'keine Antwort vom Server',
  stale: 'Inzwischen wurden andere Kombinationen gespeichert. Ihre sind noch nicht gespeichert.',
  resetMeanwhile: 'Dieser Knoten wurde inzwischen zurückgesetzt. Ihre Kombinationen sind noch nicht gespeichert.',
  gone: 'Das Netz wurde gelöscht oder ist nicht mehr mit Ihnen geteilt. Ihre Kombinationen bleiben hier auf diesem Gerät gespeichert.',
  keptHere: 'Was Sie eingestellt haben, bleibt hier auf diesem Gerät gespeichert.',
  toQuestions: 'Zu den Fragen',
  download: 'Kombinationen herunterladen',
  allAtOne: 'Sind Sie sicher, dass alle Wahrscheinlichkeiten 1 % betragen?',
  useMine: 'Meine behalten',
  useTheirs: 'Die anderen verwenden',
  nextUnknown:
    'Diese Kombinationen überschneiden sich so vielfach, dass die nächste Frage nicht gefunden werden kann. Ihre Antworten sind gespeichert. Verwenden Sie weniger Kombinationen, oder legen Sie alle übrigen fest.',
};
