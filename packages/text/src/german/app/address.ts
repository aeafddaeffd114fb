import type { Text } from '../../english/app.js';

export const address: Text['address'] = {
  change: 'E-Mail-Adresse ändern',
  hint: 'Wir senden einen Link an die neue und einen an Ihre bisherige Adresse. Sind beide bestätigt, melden Sie sich mit der neuen an.',
  newAddress: 'Neue E-Mail-Adresse',
  password: 'Ihr Passwort',
  consequence:
    'Danach sind Sie überall abgemeldet. Speichern Sie vorher, was Sie begonnen haben: Entwürfe auf Ihren Geräten gehören zur bisherigen Adresse.',
  send: 'Beide Links senden',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',
  noAddress: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, etwa name@example.org.',
  noPassword: 'Bitte geben Sie Ihr Passwort ein.',
  sent: 'Sie bekommen zwei E-Mails, eine an die neue und eine an Ihre bisherige Adresse.',
  failed: 'Die Änderung konnte nicht begonnen werden. Bitte versuchen Sie es noch einmal.',
  noResponse: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',

  pending: (to, until) => `Wartet auf Bestätigung: ${to}. Die Links gelten bis ${until}`,
  waitsFor: {
    present: 'Ihre bisherige Adresse hat noch nicht zugestimmt.',
    new: 'Die neue Adresse ist noch nicht bestätigt.',
  },
  openMail:
    'Öffnen Sie den Link in der E-Mail dort. Es ist keine angekommen? Sehen Sie im Spam-Ordner nach, oder senden Sie beide noch einmal.',
  withdraw: 'Bisherige Adresse behalten',
  withdrawn: 'Ihr Konto behält seine Adresse.',
  withdrawFailed: 'Die Änderung konnte nicht abgebrochen werden. Bitte versuchen Sie es noch einmal.',

  title: 'E-Mail-Adresse ändern',
  checking: 'Der Link wird geprüft …',
  checkFailed: 'Der Link konnte nicht geprüft werden. Bitte öffnen Sie ihn noch einmal.',
  invalid: 'Dieser Link gilt nicht mehr.',
  invalidDetails:
    'Ein Link gilt 24 Stunden, bis die Adresse geändert, die Änderung abgelehnt oder noch einmal angefordert ist. Ihr Profil zeigt, wie weit sie ist.',
  askPresent: (from, to) =>
    `Jemand, der das Passwort von ${from} kennt, möchte, dass das Konto künftig ${to} verwendet.`,
  askNew: (to) => `Jemand möchte, dass ein Konto hier ${to} verwendet. Bestätigen Sie nur, wenn es Ihr Konto ist.`,
  agree: 'Zustimmen',
  confirm: 'Diese Adresse bestätigen',
  refuse: 'Ablehnen',
  agreedAlready: 'Diese Adresse hat zugestimmt. Die andere muss es noch tun.',
  waiting: 'Vielen Dank. Öffnen Sie nun den Link in der E-Mail an die andere Adresse.',
  changed: 'Das Konto verwendet jetzt die neue Adresse. Melden Sie sich mit ihr an.',
  refused: 'Das Konto behält seine Adresse.',
  refusedPresent: 'Sie haben das nicht angefordert? Dann kennt jemand Ihr Passwort: Legen Sie ein neues fest.',
  setPassword: 'Neues Passwort festlegen',
  toLogin: 'Zur Anmeldung',
  toProfile: 'Zum Profil',
  answerFailed: 'Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
};
