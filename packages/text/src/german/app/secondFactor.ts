import type { SecondFactorWords } from '../../english/app/secondFactor.js';

export const secondFactor: SecondFactorWords = {
  codeLead: (username) => `Das Passwort von ${username} stimmt. Nun der Code.`,
  code: 'Code aus Ihrer Authenticator-App',
  codeHint: 'Sechs Ziffern, alle halbe Minute neu.',
  recoveryCode: 'Ersatzcode',
  recoveryHint: 'Einer der zehn, die Sie aufbewahrt haben. Jeder gilt einmal.',
  useRecovery: 'Einen Ersatzcode benutzen',
  useApp: 'Die App benutzen',
  submit: 'Anmelden',
  submitting: 'Sie werden angemeldet …',
  back: 'Mit einem anderen Konto anmelden',

  title: 'Zweiter Faktor',
  lead: 'Die Anmeldung fragt dann außer nach dem Passwort nach einem Code aus einer App auf Ihrem Telefon. Ein gestohlenes Passwort genügt nicht.',
  off: 'Sie haben keinen.',
  since: (date) => `In Gebrauch seit ${date}.`,
  codesLeft: (left) =>
    left === 0
      ? 'Alle Ersatzcodes sind verbraucht. Richten Sie ihn neu ein, um neue zu bekommen.'
      : left === 1
        ? 'Von 10 Ersatzcodes ist noch 1 übrig.'
        : `Von 10 Ersatzcodes sind noch ${left} übrig.`,
  byInstitution: 'Sie melden sich mit dem Konto Ihrer Einrichtung an, die selbst fragt, was sie braucht.',
  setUp: 'Einrichten',
  setUpAgain: 'Neu einrichten',
  remove: 'Entfernen',
  cancel: 'Abbrechen',
  open: 'Zweiter Faktor',

  password: 'Ihr Passwort',
  presentCode: 'Ein Code aus der bisherigen App oder ein Ersatzcode',
  next: 'Weiter',
  busy: 'Einen Moment …',
  removed: 'Der zweite Faktor wurde entfernt.',
  failed: 'Das hat nicht geklappt.',
  noResponse: 'Es gibt keine Verbindung, deshalb wurde nichts geändert.',
  notLoaded: 'Ihr Konto ließ sich nicht laden.',

  scanTitle: 'Zur App hinzufügen',
  scan: 'Scannen Sie dieses Bild mit einer Authenticator-App, oder öffnen Sie den Link auf dem Telefon mit der App.',
  picture: 'QR-Code für die Authenticator-App',
  openInApp: 'In der App öffnen',
  typeSecret: 'Oder tippen Sie diesen Schlüssel in die App:',
  firstCode: 'Der Code, den die App jetzt zeigt',
  confirm: 'Einschalten',

  codesTitle: 'Bewahren Sie diese Codes auf',
  codes:
    'Sie öffnen Ihr Konto, wenn das Telefon verloren ist, jeder einmal. Sie werden nicht noch einmal gezeigt: Drucken Sie sie aus, oder legen Sie sie in einem Passwortmanager ab.',
  kept: 'Ich habe sie aufbewahrt',

  helpTitle: 'Zweiter Faktor',
  own: 'Ihr eigener zweiter Faktor',
  needed:
    'Die Administration dieser Seite braucht einen zweiten Faktor. Sobald Sie einen haben, stehen hier die Zahlen.',
  help: 'Jemand hat Telefon und Ersatzcodes verloren? Vergewissern Sie sich, dass es die Person selbst ist, und entfernen Sie dann ihren zweiten Faktor. Sie bekommt eine E-Mail.',
  address: 'E-Mail-Adresse der Person',
  reset: 'Zweiten Faktor entfernen',
  noFactor: 'Es gibt kein Konto mit dieser Adresse, das einen zweiten Faktor hat.',
  resetDone: (address) => `${address} meldet sich jetzt allein mit dem Passwort an.`,
};
