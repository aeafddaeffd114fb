import type { SiteWords } from '../siteWords.js';

const toFillIn = 'Vom Betreiber dieser Website auszufüllen.';
const demonstration =
  'Bis dahin gilt: Diese Installation ist eine Vorführung. Ihre Zahlen sind nicht für die Versorgung von Patientinnen und Patienten bestimmt.';
const warranty = 'Die Software wird unter der MIT-Lizenz bereitgestellt, ohne jede Gewährleistung.';

/** The legal pages of an operator who has written none. They say plainly that they are to be filled in. */
export const site: SiteWords = {
  imprint: {
    publisher: { heading: 'Herausgeber', text: toFillIn },
    editor: { heading: 'Verantwortlich für den Inhalt', text: toFillIn },
    board: { heading: 'Vorstand', text: toFillIn },
    terms: { heading: 'Nutzungsbedingungen', text: `${toFillIn}\n\n${demonstration}` },
    liability: { heading: 'Haftung', text: `${toFillIn}\n\n${warranty}` },
    hosting: { heading: 'Hosting', text: toFillIn },
  },
  privacy: [
    { heading: 'Wer verantwortlich ist', text: toFillIn },
    {
      heading: 'Was gespeichert wird',
      text: 'Ihr Konto: E-Mail-Adresse, Name und Ihre Angaben zu Ihrer Arbeit. Ihre Netze, Antworten und Kommentare, jeweils mit Urheber und Zeitpunkt. Wann Sie sich an- und abmelden, mit welchem Browser, und wie lange Fragen geöffnet waren, damit sich die verbleibende Zeit schätzen lässt. Wenn Sie sich mit der Anmeldung Ihrer Einrichtung anmelden: der Name, unter dem sie Sie kennt. Wenn Sie einen zweiten Faktor einrichten: sein Schlüssel, verschlüsselt.\n\nIm Protokoll des Servers, das Fehler und Missbrauch zu finden hilft: wann welche Seite oder Funktion von welcher Internetadresse aus aufgerufen wurde, mit den Kennungen von Netzen und Fragen, ohne Ihren Namen und ohne das, was Sie eingeben.\n\nGeben Sie keine Daten von Patientinnen und Patienten ein.',
    },
    {
      heading: 'In Ihrem Browser',
      text: 'Ein Token, mit dem Sie angemeldet bleiben, ein Cookie gegen gefälschte Anfragen, ein Cookie, an dem wir diesen Browser bei der Anmeldung wiedererkennen, Ihr Name, das Netz, an dem Sie arbeiten, die Sortierung der Listen und was Sie eingegeben, aber noch nicht gespeichert haben. Nichts kommt von Dritten oder geht an Dritte.',
    },
    {
      heading: 'Wie lange',
      text: `Nicht aktivierte Konten: 30 Tage. Sitzungen und verschickte Links: 14 Tage nach ihrem Ende. Wiedererkannte Browser: 180 Tage nach Ihrer letzten Anmeldung darin. Gelöschte Netze: 30 Tage. Einladungen an eine Adresse ohne Konto: 90 Tage. Antworten, Kombinationen, Erwartungen und Urteile über Ergebnisse, und jede Änderung daran: so lange wie ihr Netz, damit sich zeigen lässt, wie seine Zahlen zustande kamen. Ein Zurücksetzen lässt sich 30 Tage lang rückgängig machen. Von einem endgültig gelöschten Netz: die Zahl der Änderungen und eine Prüfsumme. Wie lange Fragen geöffnet waren, alle anderen Aktivitäten und das Sicherheitsprotokoll: 24 Monate. Ein gelöschtes Konto: 14 Tage, in denen Sie die Löschung zurücknehmen können; Ihre Antworten in geteilten Netzen bleiben ohne Ihren Namen erhalten. Eine Studie, die Ihnen gehört, geht sofort auf die Stellvertretung über, die Sie benannt haben und die zugesagt hat; ohne sie wird eine Studie, in der eine Runde eröffnet wurde, beendet und bleibt, solange jemand daran teilnimmt. Ihre Teilnahme an Studien anderer endet sofort; Ihre Antworten dort bleiben unter einem Code stehen oder werden gelöscht, wie Sie es wählen und die Studie es erlaubt. Eine Bitte um Stellvertretung: 90 Tage. Eine Kopie von allem vor einer Aktualisierung der Software: 30 Tage.\n\n${toFillIn}`,
    },
    {
      heading: 'Ihre Rechte',
      text: `In Ihrem Profil können Sie Ihre Angaben berichtigen, alles über Sie Gespeicherte als eine Datei herunterladen und das Konto löschen.\n\n${toFillIn}`,
    },
  ],
};
