import type { StudyDeputyWords } from '../../english/app/studyDeputy.js';

/** The page on which somebody is asked to be the deputy of a study, in German. */
export const studyDeputy: StudyDeputyWords = {
  title: 'Stellvertretung für eine Studie',
  askedTitle: 'Würden Sie diese Studie weiterführen?',
  asks: [' bittet Sie um die Stellvertretung für die Studie ', '.'],
  purpose: (words) => `„${words}“`,
  meansTitle: 'Was das bedeutet',
  means: [
    'Vorerst ändert sich nichts: Sie sehen nichts von der Studie und haben nichts zu tun.',
    'Löscht die Person, die Sie bittet, ihr Konto, gehört die Studie sofort Ihnen, und Sie erfahren es per E-Mail: mit ihren Fachleuten, ihren Runden und, sobald eine Runde geschlossen ist, ihren Ergebnissen.',
    'Sie können nicht selbst an ihr teilnehmen.',
    'Sie können jederzeit zurücktreten, solange sie nicht Ihnen gehört.',
  ],
  accept: 'Zusagen',
  decline: 'Ablehnen',
  sending: 'Wird gesendet …',
  acceptedTitle: 'Sie sind die Stellvertretung für diese Studie',
  accepted: (when) => `Sie haben am ${when} zugesagt. Mehr ist nicht zu tun.`,
  stepBack: 'Zurücktreten',
  steppingBack: {
    question: 'Möchten Sie zurücktreten?',
    consequence: 'Die Person, die Sie gebeten hat, erfährt es per E-Mail und muss jemand anderen finden.',
    confirm: 'Zurücktreten',
  },
  ownTitle: 'Die Studie gehört jetzt Ihnen',
  own: 'Die Person, die Sie gebeten hat, löscht ihr Konto; damit ist die Studie auf Sie übergegangen.',
  toStudy: 'Studie öffnen',
  declinedTitle: 'Sie haben abgelehnt',
  declined: 'Die Person, die Sie gebeten hat, erfährt es per E-Mail. Sie brauchen sonst nichts zu tun.',
  noneTitle: 'Hier ist nichts zu beantworten',
  none: [
    'Die Bitte wurde zurückgenommen oder schon beantwortet, oder sie ging an eine andere Adresse als die Ihres Kontos: ',
    '.',
  ],
  goHome: 'Zur Startseite',
  otherAccount: 'Mit einem anderen Konto anmelden',
  loadFailed: 'Die Bitte konnte nicht geladen werden.',
  failed: 'Das ist nicht gelungen.',
  noResponse: 'Es gibt keine Verbindung, darum wurde nichts geändert.',
};
