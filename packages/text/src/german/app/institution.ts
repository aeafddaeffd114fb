import type { InstitutionWords } from '../../english/app/institution.js';

export const institution: InstitutionWords = {
  or: 'oder',
  leaving: 'Wird geöffnet …',
  notOpened: 'Die Anmeldung ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.',

  title: 'Anmelden',
  checking: 'Die Anmeldung wird geprüft …',
  failed: 'Sie sind nicht angemeldet.',
  noResponse: 'Die Anmeldung ließ sich nicht prüfen. Bitte beginnen Sie sie neu.',
  again: 'Zurück zur Anmeldung',

  profileTitle: 'Willkommen',
  profileLead: (address) => `Sie melden sich als ${address} an. Das wird nur einmal gefragt.`,
  submit: 'Weiter',
  submitting: 'Einen Moment …',

  joinTitle: 'Sie haben schon ein Konto',
  joinLead: (address) =>
    `Geben Sie einmal das Passwort von ${address} ein. Danach genügt die Anmeldung Ihrer Einrichtung.`,
  password: 'Passwort dieses Kontos',
  forgotten: 'Ich weiß es nicht mehr: Link per E-Mail',
  forgottenThen:
    'Setzen Sie mit dem Link ein neues Passwort und geben Sie es dann hier ein, oder melden Sie sich noch einmal mit Ihrer Einrichtung an.',
};
