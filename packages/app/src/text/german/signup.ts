import type { Text } from '../english.js';

export const signup: Text['signup'] = {
  title: 'Registrieren',
  lead: 'Das dauert eine Minute. Dann laden Sie ein Netz hoch oder arbeiten an einem mit.',
  account: 'Konto',
  username: 'E-Mail-Adresse',
  usernameHint: 'Mit dieser Adresse melden Sie sich an. Dorthin senden wir den Aktivierungslink.',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Gut eignen sich mehrere Wörter, die nichts miteinander zu tun haben.',
  password2: 'Passwort wiederholen',
  submit: 'Registrieren',
  submitting: 'Sie werden registriert …',
  consentBefore: 'Mit der Registrierung stimmen Sie der ',
  consentLink: 'Datenschutzerklärung (öffnet in einem neuen Tab)',
  consentAfter: ' zu.',
  haveAccount: 'Haben Sie schon ein Konto?',
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
  registeredBy: (address, when, name) =>
    `${address} wurde am ${when}${name === '' ? '' : ` mit dem Namen „${name}“`} registriert, in einem anderen Browser als diesem.`,
  signupPassword: 'Passwort der Registrierung',
  signupPasswordHint: 'Das Passwort, das bei der Registrierung gewählt wurde.',
  newPassword: 'Ihr eigenes Passwort',
  newPasswordHint: 'Mindestens 8 Zeichen. Es ersetzt das andere, und von jener Registrierung bleibt sonst nichts.',
  activateNow: 'Konto aktivieren',
  notChosen: 'Ich habe es nicht gewählt',
  iChoseIt: 'Ich kenne das Passwort der Registrierung',
  notMe: 'Das war ich nicht',
  signUpYourself: 'Selbst registrieren',
  goToLogin: 'Zur Anmeldung',
  newLink: 'Neuen Link anfordern',
};
