import type { Text } from '../../english/app.js';

export const profile: Text['profile'] = {
  title: 'Profil',
  username: 'E-Mail-Adresse',
  usernameHint: 'Mit einer anderen anmelden: siehe unten „E-Mail-Adresse ändern“.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Ihr Profil wurde gespeichert',
  failed: 'Es ist ein unbekannter Fehler aufgetreten',
  loadFailed: 'Ihr Profil konnte nicht geladen werden.',

  changePassword: 'Passwort ändern',
  oldPassword: 'Altes Passwort',
  newPassword: 'Neues Passwort',
  repeatPassword: 'Neues Passwort wiederholen',
  change: 'Ändern',
  changing: 'Wird geändert …',
  cancel: 'Abbrechen',
  mismatch: 'Die Passwörter stimmen nicht überein',
  fillAll: 'Bitte füllen Sie alle Felder aus',
  invalidPassword: 'Das Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  passwordChanged: 'Ihr Passwort wurde geändert',
  otherSessions: 'Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet.',

  sessions: 'Wo Sie angemeldet sind',
  thisSession: 'dieses Gerät',
  unknownBrowser: 'Unbekannter Browser',
  lastUsed: (time) => `zuletzt verwendet ${time}`,
  end: 'Abmelden',
  endOf: (browser) => `${browser} abmelden`,
  endOthers: 'Überall sonst abmelden',
  allSessions: (count) => `Alle ${count} Sitzungen anzeigen`,
  onlyHere: 'Sie sind sonst nirgends angemeldet.',
  endFailed: 'Das Abmelden ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',

  data: 'Ihre Daten',
  export: { json: 'Als JSON herunterladen', csv: 'Als Tabelle herunterladen (CSV)' },
  exportHint:
    'JSON enthält alles, was über Sie gespeichert ist, in Worten; die Tabelle, was Sie an Knoten getan haben, eine Zeile für jede Handlung. Netze laden Sie einzeln unter „Netze verwalten“ herunter.',
  exporting: 'Wird heruntergeladen …',
  exportFailed: 'Das Herunterladen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',

  delete: 'Konto löschen',
  deleteTitle: 'Möchten Sie Ihr Konto löschen?',
  deleteConsequence:
    'Sie werden sofort abgemeldet. 14 Tage lang können Sie das mit einem Link rückgängig machen, den wir Ihnen per E-Mail senden; danach werden Ihr Name und Ihre Adresse gelöscht. Ihre Antworten in geteilten Netzen bleiben unter „Gelöschtes Konto“ erhalten. Netze, an denen sonst niemand mitarbeitet, werden gelöscht.',
  networksQuestion:
    'An diesen Netzen arbeiten andere mit. Was soll mit jedem Netz geschehen? Das gilt sofort; wer ein Netz bekommt, erfährt es per E-Mail.',
  networksUnknown:
    'Ihre Netze konnten nicht geladen werden. Die, an denen andere mitarbeiten, gehen an die Person über, die am längsten dabei ist; sie erfährt es per E-Mail. Studien gehen auf ihre Stellvertretung über oder werden beendet. Ihre Antworten in Studien anderer bleiben unter einem Code stehen.',
  choose: 'Bitte wählen',
  notChosenYet: 'Bitte wählen Sie, was aus diesem Netz werden soll.',
  handOverTo: (name) => `An ${name} übergeben`,
  deleteNetwork: 'Löschen',
  password: 'Ihr Passwort',
  deleteConfirm: 'Konto löschen',
  deleting: 'Wird gelöscht …',
};
