import type { Text } from '../english.js';

export const forgot: Text['forgot'] = {
  title: 'Passwort vergessen?',
  lead: 'Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues festlegen.',
  username: 'E-Mail-Adresse',
  submit: 'Link senden',
  submitting: 'Wird gesendet …',
  toLogin: 'Zurück zur Anmeldung',
  failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  noResponse: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  sentTitle: 'Bitte prüfen Sie Ihren Posteingang',
  again: 'Andere Adresse angeben',

  newTitle: 'Neues Passwort festlegen',
  newLead: (username) => `Für ${username}. Sie werden überall abgemeldet.`,
  password: 'Neues Passwort',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  doneTitle: 'Ihr Passwort wurde geändert',
};
