import type { StudyInvitationWords } from '../../english/app/studyInvitation.js';
import { practice } from './practice.js';

export const studyInvitation: StudyInvitationWords = {
  closes: (away, clock) => `${away}, bis ${clock} Uhr`,
  sealed: 'Ihre Antworten gehören Ihnen allein, bis die Runde schließt',
  sealedFrom: (who) => `Vorher kann sie hier niemand sehen, auch ${who} nicht. Wer diesen Server betreibt, könnte es.`,

  takingPart: 'Teilnehmen',
  noPassword: 'Ein Passwort brauchen Sie jetzt nicht. Sie können später eines festlegen.',
  noLogin: 'Anmelden müssen Sie sich nicht: Die Adresse, an die dieser Link ging, hat ein Konto.',
  addressHint: 'Die Adresse, an die die Einladung ging.',
  interests: 'Interessen und Förderung',
  interestsHint: 'Zum Beispiel Honorare eines Herstellers. Lassen Sie das Feld leer, wenn es keine gibt.',
  consents: 'Wenn Sie möchten',
  consentsHint: 'Teilnehmen können Sie auch ohne beides.',
  publishes: 'Meine Antworten dürfen unter einem Pseudonym veröffentlicht werden',
  named: 'Nennen Sie mich unter den Teilnehmenden',
  shown:
    'Nach dem Schluss kann den Fachleuten zu jeder Frage, die mindestens vier von ihnen beantwortet haben, eine gemeinsame Zahl gezeigt werden, gerundet. Ihre eigene Antwort lässt sich daraus nicht ausrechnen. Wo aber fast alle fast dasselbe sagen, liegt die gemeinsame Zahl nahe bei dem, was Sie gesagt haben. Kommentare werden ohne Namen gezeigt.',
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
  closed: {
    declined: {
      title: 'Sie haben abgelehnt',
      why: (who) =>
        `Danke für die Antwort. Mehr wird nicht von Ihnen erwartet. Wenn Sie es sich anders überlegen, schreiben Sie ${who}.`,
    },
    ended: {
      title: 'Diese Einladung ist vorbei',
      why: (who) =>
        `Die Runde wurde geschlossen, bevor Sie teilgenommen haben. Wenn Sie noch helfen möchten, fragen Sie ${who}.`,
    },
    cancelled: {
      title: 'Diese Einladung wurde zurückgenommen',
      why: (who) => `Der Link öffnet die Studie nicht mehr. Wenn das ein Irrtum ist, fragen Sie ${who}.`,
    },
    withdrew: {
      title: 'Ihre Teilnahme ist beendet',
      why: (who) =>
        `Sie haben sich zurückgezogen, deshalb öffnet der Link die Studie nicht mehr. Fragen beantwortet ${who}.`,
    },
    final: {
      title: 'Diese Studie ist abgeschlossen',
      why: (who) =>
        `Nichts führt mehr von Personen zu Antworten, deshalb öffnet der Link sie nicht mehr. Mit einem Passwort können Sie sich anmelden und das Ergebnis sehen; sonst fragen Sie ${who}.`,
    },
  },
  invalidTitle: 'Dieser Link führt zu keiner Einladung',
  invalid:
    'Er ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal, oder fragen Sie, wer Sie eingeladen hat.',

  acceptedTitle: 'Sie nehmen teil',
  accepted: 'Ihre Antworten sind noch da, wo Sie aufgehört haben.',
  goOn: 'Weiter',
  back: (network, who) =>
    `${who} hat Sie zu ${network.replace(/\.$/, '')} gefragt. Ihre Antworten sind noch da, wo Sie aufgehört haben.`,
  withPassword: 'Stattdessen mit Passwort anmelden',
  overTitle: 'Ihre Sitzung ist beendet',
  over: 'Öffnen Sie den Link in Ihrer E-Mail noch einmal: Er lässt Sie wieder hinein, und Ihre Antworten sind noch da.',
  onlyTitle: 'Ihr Link öffnet diese Studie',
  only: 'Sonst öffnet er nichts von Ihrem Konto, denn eine E-Mail kann weitergeleitet werden. Für Ihr Profil und alles andere melden Sie sich mit Passwort an.',
  toStudy: 'Zurück zur Studie',
  signedInAs: ['Angemeldet sind Sie als ', '. Melden Sie sich zuerst ab.'],

  practice,
};
