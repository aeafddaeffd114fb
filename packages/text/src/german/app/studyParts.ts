import type { StudyParts } from '../../english/app/studyParts.js';
import { numbers } from '../numbers.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** The parts of the page on which an owner runs a study, in German. */
export const studyParts: StudyParts = {
  sealedLine: {
    sealed: (round) =>
      `Die Antworten sind versiegelt. Bevor Runde ${round} endet, kann hier niemand einen Wert sehen, auch Sie nicht.`,
  },

  studyTimeline: {
    name: (timeZone) => `Zeitachse, ${timeZone}`,
    past: 'beendet',
    late: (days) => count(days, 'Tag zu spät', 'Tage zu spät'),
    closedLate: (days) => count(days, 'Tag zu spät beendet', 'Tage zu spät beendet'),
  },

  studyPeople: {
    expert: 'Fachperson',
    answered: 'Beantwortet',
    standing: 'Stand',
    actions: 'Aktionen',
    code: (number) => `E${number}`,
    of: (questions) => `von ${questions}`,
    answeredOf: (answered, questions) => `${answered} von ${questions} beantwortet`,
    progress: {
      not_started: 'noch nichts',
      started: 'weniger als die Hälfte',
      halfway: 'die Hälfte oder mehr',
      finished: 'alles',
    },
    notOpened: 'Nicht geöffnet',
    started: 'Begonnen',
    finished: 'Fertig',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    cancelled: 'Zurückgenommen',
    invited: (date) => `eingeladen am ${date}`,
    reminded: (times, date) =>
      `${times === 1 ? 'einmal' : times === 2 ? 'zweimal' : `${numbers.format(times)}-mal`} erinnert, ${date}`,
    replacedBy: (code) => `ersetzt durch ${code}`,
    remind: 'Erinnern',
    remindWhom: (code) => `Erinnern: ${code}`,
    extend: 'Verlängern',
    extendWhom: (code) => `Verlängern: Frist von ${code}`,
    replace: 'Ersetzen',
    replaceWhom: (code) => `Ersetzen: ${code}`,
    cancel: 'Zurücknehmen',
    cancelWhom: (code) => `Zurücknehmen: Einladung von ${code}`,
    nobody: 'Noch ist niemand eingeladen.',
  },

  addressChips: {
    list: 'Adressen',
    add: 'Adressen hinzufügen',
    paste: 'Adressen einfügen oder tippen',
    pasteMore: 'Weitere einfügen oder tippen',
    noAt: 'kein @',
    severalAts: 'mehr als ein @',
    space: 'enthält ein Leerzeichen',
    noName: 'nichts vor dem @',
    noEnding: 'keine Endung',
    tooLong: 'zu lang',
    twice: 'doppelt',
    remove: (name) => `${name} entfernen`,
    removed: (name) => `${name} entfernt. Strg+Z holt es zurück.`,
    broughtBack: (name) => `${name} ist wieder da.`,
    known: (people) => count(people, 'ist bekannt', 'sind bekannt'),
    already: (people) => count(people, 'ist schon dabei', 'sind schon dabei'),
    unknown: (people) => count(people, 'ist neu', 'sind neu'),
    counted: (addresses) => `${numbers.format(addresses)} doppelt, einmal gezählt`,
    wrong: (addresses) => count(addresses, 'kann nicht stimmen', 'können nicht stimmen'),
    more: (addresses) => `${numbers.format(addresses)} weitere zeigen`,
    full: (most, left) => `Höchstens ${numbers.format(most)}, noch im Feld: ${numbers.format(left)}.`,
  },

  protocolList: {
    draft: (version) => `Protokoll ${version}, noch nicht festgelegt`,
    fixed: (version, date) => `Protokoll ${version}, festgelegt am ${date}`,
    fingerprint: 'Prüfsumme',
    edit: 'Bearbeiten',
    editWhat: 'Bearbeiten: Protokoll',
  },
};
