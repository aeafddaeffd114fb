import type { FailureTexts } from '../failures.js';

/** The same if a server sends only the code. */
export const refusalsWithoutParams: NonNullable<FailureTexts['withoutParams']>['refusals'] = {
  invalid_input: 'Eine der Angaben ist ungültig. Bitte prüfen Sie Ihre Eingaben.',
  invalid_json: 'Die Anfrage kam unvollständig an. Bitte versuchen Sie es noch einmal.',
  invalid_answer: 'Die Antwort passt nicht zur Frage. Bitte laden Sie die Seite neu.',
  invalid_combination: 'Die Kombinationen passen nicht zum Knoten. Bitte laden Sie die Seite neu.',
  invalid_outcomes: 'Die Ergebnisse und Fälle passen nicht zum Netz. Bitte laden Sie die Seite neu.',
  invalid_protocol: 'Das Protokoll der Studie passt nicht zum Netz. Bitte prüfen Sie Fragen und Datum.',
  weak_password:
    'Dieses Passwort ist zu leicht zu erraten. Wählen Sie eines mit 8 bis 128 Zeichen. Es darf weder häufig verwendet noch Ihre Adresse oder der Name dieser Website sein.',
  invalid_credentials: 'Benutzername oder Passwort ist falsch',
  institution_only:
    'Für Adressen dieser Domain gibt es hier kein Passwort. Benutzen Sie die Anmeldung Ihrer Einrichtung auf der Anmeldeseite.',
  institution_refused: 'Die Anmeldung Ihrer Einrichtung ist nicht gelungen. Bitte beginnen Sie sie neu.',
  institution_unavailable:
    'Die Anmeldung Ihrer Einrichtung antwortet im Moment nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  forbidden: 'Dazu sind Sie nicht berechtigt.',
  too_many_collaborators:
    'Ein Netz hat nur eine begrenzte Zahl von Mitarbeitenden. Entfernen Sie jemanden, um jemand anderen einzuladen.',
  no_reminder: 'Diese Person kann jetzt nicht erinnert werden.',
  too_many_experts: 'Eine Studie hat nur eine begrenzte Zahl von Fachleuten. Niemand wurde gefragt.',
  adoption_stands: 'Was übernommen wurde, lässt sich nicht mehr zurücknehmen.',
  too_many_columns: 'So viele Spalten lassen sich nicht auf einmal übernehmen.',
  reset_stands: 'Dieses Zurücksetzen lässt sich nicht mehr rückgängig machen.',
  stale_revision: 'Inzwischen wurde etwas Neueres gespeichert. Bitte laden Sie die Seite neu.',
  file_too_large: 'Die Datei ist zu groß. Bitte wählen Sie eine kleinere aus.',
  no_full_table: 'Dieses Format braucht für jeden Knoten eine vollständige Tabelle, und die gibt es nicht.',
  too_many_numbers: 'Die Tabellen dieses Netzes haben zu viele Zahlen, um damit zu rechnen.',
  unsupported_media_type: 'Diese Art von Inhalt wird hier nicht angenommen.',
  password_refused:
    'Bitte wählen Sie ein neues Passwort mit 8 bis 128 Zeichen. Es darf weder häufig verwendet noch Ihre Adresse oder der Name dieser Website sein.',
  too_many_requests: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten noch einmal.',
};
