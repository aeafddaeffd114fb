import type { TakingPartWords } from '../../english/app/takingPart.js';
import { numbers } from '../numbers.js';

/** What the overview says to an expert of a study of their own part, in German. */
export const takingPart: TakingPartWords = {
  title: 'Ihr Teil an der Studie',
  answered: (answered, of) =>
    answered === of
      ? of === 1
        ? 'Die Frage ist beantwortet.'
        : `Alle ${numbers.format(of)} Fragen sind beantwortet.`
      : `${numbers.format(answered)} von ${numbers.format(of)} Fragen ${answered === 1 ? 'ist' : 'sind'} beantwortet.`,
  isOpen: (closes) => `Bis die Runde endet, spätestens am ${closes}, sieht niemand Ihre Antworten.`,
  finish: 'Ich bin fertig',
  finishHint: 'Sie können mit dem abschließen, was beantwortet ist. Erinnert werden Sie dann nicht mehr.',
  finished: (when) =>
    `Sie haben am ${when} gesagt, dass Sie fertig sind. Bis die Runde schließt, können Sie Antworten noch ändern.`,
  goOn: 'Doch weitermachen',
  isClosed: 'Die Runde ist geschlossen, Ihre Antworten lassen sich nur noch lesen.',
  stopped: (when) =>
    `Die Studie wurde am ${when} beendet, weil die Person, der sie gehörte, nicht mehr da ist. Ihre Antworten bleiben erhalten und lassen sich nur noch lesen; niemand führt die Studie weiter.`,
  late: (answers) =>
    answers === 1
      ? '1 Antwort kam nach dem Ende der Runde an. Sie ist aufgehoben und zählt nur, wenn sie aufgenommen wird, bevor die Ergebnisse geöffnet werden.'
      : `${numbers.format(answers)} Antworten kamen nach dem Ende der Runde an. Sie sind aufgehoben und zählen nur, wenn sie aufgenommen werden, bevor die Ergebnisse geöffnet werden.`,
  tooLate: (answers) =>
    answers === 1
      ? '1 Antwort kam nach dem Ende der Runde an und wurde nicht aufgenommen. Sie ist aufgehoben und in keinem Ergebnis.'
      : `${numbers.format(answers)} Antworten kamen nach dem Ende der Runde an und wurden nicht aufgenommen. Sie sind aufgehoben und in keinem Ergebnis.`,
  letIn: (answers) =>
    answers === 1
      ? '1 verspätete Antwort wurde aufgenommen: Sie zählt wie die anderen.'
      : `${numbers.format(answers)} verspätete Antworten wurden aufgenommen: Sie zählen wie die anderen.`,
  results: 'Ergebnisse ansehen',
  resultsLater: 'Das Ergebnis aller sehen Sie, sobald die Person, die Sie fragt, es geöffnet hat.',
  failed: 'Das ist nicht gelungen.',
  noResponse: 'Es gibt keine Verbindung, darum wurde nichts geändert.',

  noPasswordYet: 'Dieses Konto hat noch kein Passwort.',
  comeBack:
    'Sie können jederzeit aufhören: Bis die Studie abgeschlossen ist, lässt der Link in Ihrer E-Mail Sie wieder hinein, auf jedem Gerät.',
  noPassword:
    'Ein Passwort brauchen Sie nicht: Bis die Studie abgeschlossen ist, lässt der Link in Ihrer E-Mail Sie auf jedem Gerät hinein.',
  mailPassword: 'Link zum Festlegen eines Passworts zusenden',
  passwordLater:
    'Mit einem Passwort können Sie sich auch ohne die E-Mail anmelden und nach dem Abschluss der Studie das Ergebnis sehen.',

  withdraw: 'Zurückziehen',
  withdrawing: {
    title: 'Von der Studie zurückziehen?',
    consequence:
      'Ihre Teilnahme endet, und Sie können das Netz nicht mehr öffnen. Das lässt sich nicht rückgängig machen.',
    answers: 'Was mit Ihren Antworten geschieht',
    keeps: 'Sie bleiben in der Studie',
    keepsHint: 'Unter Ihrem Code, und niemand erfährt, von wem sie sind.',
    erases: 'Sie werden gelöscht',
    erasesHint:
      'Mit Ihren Kommentaren und allem, was von ihrem Verlauf aufbewahrt war. Die Ergebnisse werden ohne sie berechnet.',
    unchosen: 'Bitte wählen Sie, was mit ihnen geschieht.',
    confirm: 'Zurückziehen',
    sending: 'Wird zurückgezogen …',
    cancel: 'Abbrechen',
  },
  withdrewKeeping: 'Sie haben sich zurückgezogen. Ihre Antworten bleiben unter einem Code in der Studie.',
  withdrewErasing: 'Sie haben sich zurückgezogen, und Ihre Antworten sind gelöscht.',
};
