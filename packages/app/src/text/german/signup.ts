import type { Text } from '../english.js';

export const signup: Text['signup'] = {
  title: 'Registrieren',
  lead: 'In einer Minute können Sie ein Netz hochladen oder an einem anderen mitarbeiten.',
  account: 'Konto',
  username: 'E-Mail-Adresse',
  usernameHint: 'Damit melden Sie sich an. Dorthin geht der Link zum Aktivieren.',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Gut sind ein paar Wörter hintereinander.',
  password2: 'Passwort wiederholen',
  submit: 'Registrieren',
  submitting: 'Sie werden registriert …',
  consentBefore: 'Mit der Registrierung stimmen Sie der ',
  consentLink: 'Datenschutzerklärung (in einem neuen Tab)',
  consentAfter: ' zu.',
  haveAccount: 'Sie haben schon ein Konto?',
  login: 'Anmelden',
  failedTitle: 'Registrierung fehlgeschlagen',
  failed: 'Bei der Registrierung ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  noResponse: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',

  approveTitle: 'Ihre Registrierung ist eingegangen',
  approve:
    'Bestätigen Sie sie mit dem Link, den wir Ihnen per E-Mail geschickt haben. Danach können Sie sich anmelden.',
  approveMore: 'Keine E-Mail erhalten?',

  activateTitle: 'Aktivieren Sie Ihr Konto',
  activate:
    'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Öffnen Sie ihn, um Ihr Konto zu aktivieren. Danach können Sie sich anmelden.',
  activateSpam: 'Meist kommt sie innerhalb einer Minute an. Wenn nicht, sehen Sie bitte im Spam-Ordner nach.',
  resend: 'Link noch einmal senden',
  resending: 'Wird gesendet …',

  confirmTitle: 'Konto bestätigen',
  confirming: 'Ihr Konto wird bestätigt …',
  invalidLink: 'Der Bestätigungslink ist ungültig.',
  confirmFailed: 'Beim Bestätigen des Kontos ist ein Fehler aufgetreten.',
  goToLogin: 'Zur Anmeldung',
  newLink: 'Neuen Link anfordern',
};
