import type { Text } from '../../english/app.js';

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

  waitsHint: 'Nutzen Sie bis dahin den Link in der neuesten E-Mail, die Sie erhalten haben.',
  repeat: 'Neues Passwort wiederholen',
  mismatch: 'Die Passwörter stimmen nicht überein',
  checking: 'Der Link wird geprüft …',
  invalidDetails: 'Ein Link gilt einmal und eine Stunde lang, und nur der neueste zählt.',
  loggedIn: (username) =>
    `Sie sind als ${username} angemeldet, deshalb wurde der Link für ein neues Passwort nicht geöffnet.`,
  loggedInDetails:
    'Um ihn zu nutzen, melden Sie sich ab und öffnen ihn noch einmal. Ihr Passwort ändern können Sie auch ohne ihn.',
  toProfile: 'Zu Ihrem Profil',
};
