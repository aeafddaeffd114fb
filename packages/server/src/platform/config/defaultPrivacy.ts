import { toFillIn, toFillInGerman } from './imprintParts.js';
import type { LegalSection } from './legalSection.js';

/**
 * The privacy text of an operator who has written none. It covers the product's own processing of personal data; its
 * periods are those of limits/retention.ts and docs/operate.md.
 */
export const defaultPrivacy: readonly LegalSection[] = [
  { heading: 'Who is responsible', text: toFillIn },
  {
    heading: 'What is stored',
    text: 'Your account: e-mail address, name and what you tell about your work. Your networks, answers and comments, each with author and time. When you sign in and out, with which browser, and how long questions were open, so that the remaining time can be estimated.\n\nDo not enter data of patients.',
  },
  {
    heading: 'In your browser',
    text: 'A token that keeps you signed in, a cookie against forged requests, a cookie by which we recognise this browser when you sign in, your name, the network that you work on, how you sort lists, and what you typed and have not saved yet. Nothing comes from or goes to third parties.',
  },
  {
    heading: 'How long',
    text: `Accounts that are not activated: 30 days. Sessions and mailed links: 14 days after they end. Browsers that we recognise: 180 days after you last signed in there. Deleted networks: 30 days. Invitations to an address without an account: 90 days. The activity log: 24 months. A deleted account: 14 days, in which you can take the deletion back; your answers in shared networks stay, without your name.\n\n${toFillIn}`,
  },
  {
    heading: 'Your rights',
    text: `In your profile you can correct what is stored, take all of it home as one file, and delete the account.\n\n${toFillIn}`,
  },
];

/** The same in German. */
export const defaultPrivacyGerman: readonly LegalSection[] = [
  { heading: 'Wer verantwortlich ist', text: toFillInGerman },
  {
    heading: 'Was gespeichert wird',
    text: 'Ihr Konto: E-Mail-Adresse, Name und Ihre Angaben zu Ihrer Arbeit. Ihre Netze, Antworten und Kommentare, jeweils mit Urheber und Zeitpunkt. Wann Sie sich an- und abmelden, mit welchem Browser, und wie lange Fragen geöffnet waren, damit sich die verbleibende Zeit schätzen lässt.\n\nGeben Sie keine Daten von Patientinnen und Patienten ein.',
  },
  {
    heading: 'In Ihrem Browser',
    text: 'Ein Token, mit dem Sie angemeldet bleiben, ein Cookie gegen gefälschte Anfragen, ein Cookie, an dem wir diesen Browser bei der Anmeldung wiedererkennen, Ihr Name, das Netz, an dem Sie arbeiten, die Sortierung der Listen und was Sie eingegeben, aber noch nicht gespeichert haben. Nichts kommt von Dritten oder geht an Dritte.',
  },
  {
    heading: 'Wie lange',
    text: `Nicht aktivierte Konten: 30 Tage. Sitzungen und verschickte Links: 14 Tage nach ihrem Ende. Wiedererkannte Browser: 180 Tage nach Ihrer letzten Anmeldung darin. Gelöschte Netze: 30 Tage. Einladungen an eine Adresse ohne Konto: 90 Tage. Das Aktivitätsprotokoll: 24 Monate. Ein gelöschtes Konto: 14 Tage, in denen Sie die Löschung zurücknehmen können; Ihre Antworten in geteilten Netzen bleiben ohne Ihren Namen erhalten.\n\n${toFillInGerman}`,
  },
  {
    heading: 'Ihre Rechte',
    text: `In Ihrem Profil können Sie Ihre Angaben berichtigen, alles über Sie Gespeicherte als eine Datei herunterladen und das Konto löschen.\n\n${toFillInGerman}`,
  },
];
