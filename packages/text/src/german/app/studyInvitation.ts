import type { StudyInvitationWords } from '../../english/app/studyInvitation.js';
import { practice } from './practice.js';

export const studyInvitation: StudyInvitationWords = {
  closes: (away, clock) => `${away}, bis ${clock} Uhr`,
  sealed: 'Ihre Antworten gehören Ihnen allein, bis die Runde schließt',
  sealedFrom: (who) => `Vorher kann sie hier niemand sehen, auch ${who} nicht. Wer diesen Server betreibt, könnte es.`,

  takingPart: 'Teilnehmen',
  noPassword: 'Ein Passwort brauchen Sie jetzt nicht. Sie können später eines festlegen.',
  addressHint: 'Die Adresse, an die die Einladung ging.',
  interests: 'Interessen und Förderung',
  interestsHint: 'Zum Beispiel Honorare eines Herstellers. Lassen Sie das Feld leer, wenn es keine gibt.',
  consents: 'Wenn Sie möchten',
  consentsHint: 'Teilnehmen können Sie auch ohne beides.',
  publishes: 'Meine Antworten dürfen unter einem Pseudonym veröffentlicht werden',
  named: 'Nennen Sie mich unter den Teilnehmenden',
  few: 'Gefragt sind weniger als vier Fachleute: Es lässt sich erraten, von wem eine Antwort ist.',
  agreesBefore:
    'Mit „Teilnehmen“ stimmen Sie zu, dass Ihre Antworten für diese Studie gespeichert und ausgewertet werden, wie oben beschrieben und in der ',
  agreesAfter: ' erklärt.',
  complaints: (contact) => `Fragen und Beschwerden: ${contact}`,
  takePart: 'Teilnehmen',
  sending: 'Einen Moment …',
  notSent: 'Der Server hat nicht geantwortet. Ihre Eingaben bleiben in diesem Tab erhalten.',

  declineQuestion: 'Diese Einladung ablehnen?',
  declineConsequence: 'Mit dem Link kann danach niemand mehr teilnehmen.',
  declinedTitle: 'Sie haben abgelehnt',
  declined: (who) =>
    `Danke für die Antwort. Mehr wird nicht von Ihnen erwartet. Wenn Sie es sich anders überlegen, schreiben Sie ${who}.`,
  endedTitle: 'Diese Einladung ist vorbei',
  ended: (who) =>
    `Die Runde ist geschlossen, oder Ihre Teilnahme ist beendet. Wenn Sie noch helfen möchten, fragen Sie ${who}.`,
  invalidTitle: 'Dieser Link führt zu keiner Einladung',
  invalid:
    'Er ist unvollständig, oder die Einladung wurde zurückgenommen. Öffnen Sie den Link in der E-Mail noch einmal, oder fragen Sie, wer Sie eingeladen hat.',

  acceptedTitle: 'Sie nehmen teil',
  accepted: 'Ihre Antworten sind noch da, wo Sie aufgehört haben.',
  goOn: 'Weiter',
  acceptedVisitor: 'Melden Sie sich mit der Adresse an, an die die Einladung ging, und machen Sie weiter.',
  setPassword: 'Noch kein Passwort? Link zum Festlegen anfordern',
  signInTitle: 'Melden Sie sich zuerst an',
  signIn:
    'Die Adresse, an die diese Einladung ging, hat ein Konto. Melden Sie sich damit an; dann sind Sie wieder hier.',
  signInAs: ['Melden Sie sich zuerst als ', ' an; dann sind Sie wieder hier.'],
  signedInAs: ['Angemeldet sind Sie als ', '. Melden Sie sich zuerst ab.'],

  practice,
};
