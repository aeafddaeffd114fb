import type { Text } from '../english.js';

export const forgot: Text['forgot'] = {
  title: 'Passwort vergessen?',
  lead: 'Wir senden Ihnen einen Link, mit dem Sie ein neues setzen.',
  username: 'E-Mail-Adresse',
  submit: 'Link senden',
  submitting: 'Wird gesendet …',
  toLogin: 'Zurück zur Anmeldung',
  failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  noResponse: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  sentTitle: 'Sehen Sie in Ihre E-Mails',
  again: 'Andere Adresse angeben',

  newTitle: 'Neues Passwort setzen',
  newLead: (username) => `Für ${username}. Sie werden überall abgemeldet.`,
  password: 'Neues Passwort',
  save: 'Passwort setzen',
  saving: 'Wird gespeichert …',
  doneTitle: 'Ihr Passwort ist geändert',
};
