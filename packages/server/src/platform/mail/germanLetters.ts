import type { Letters } from './letterTypes.js';

const ignore = 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.';

export const germanLetters: Letters = {
  activation: ({ site, url }) => ({
    subject: `Aktivieren Sie Ihr Konto bei ${site}`,
    paragraphs: [
      `Willkommen bei ${site}. Ein Schritt fehlt noch: Öffnen Sie diesen Link innerhalb von 24 Stunden. Danach können Sie sich anmelden.`,
    ],
    action: { label: 'Konto aktivieren', url },
    note: `Jemand hat sich mit dieser Adresse registriert. ${ignore}`,
  }),
  registeredAgain: ({ site, url, registeredAt }) => ({
    subject: `Ihre Adresse wurde bei ${site} noch einmal registriert`,
    paragraphs: [
      `Jemand hat sich am ${registeredAt} noch einmal mit dieser Adresse registriert. Eine frühere Registrierung wartet noch auf ihre Aktivierung.`,
      'Jede E-Mail aktiviert die Registrierung, zu der sie gehört, mit dem Passwort, das dabei gewählt wurde. Die anderen verfallen damit.',
    ],
    action: { label: 'Diese Registrierung aktivieren', url },
    note: `Öffnen Sie diesen Link innerhalb von 24 Stunden, und nur, wenn Sie sich zu dieser Zeit registriert haben. ${ignore} Der Link Ihrer eigenen Registrierung gilt weiter.`,
  }),
  alreadyRegistered: ({ site, url }) => ({
    subject: `Sie haben schon ein Konto bei ${site}`,
    paragraphs: [
      'Jemand wollte sich gerade mit dieser Adresse registrieren; sie gehört aber schon zu einem Konto. Es wurde nichts geändert.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
    note: `Wenn Sie Ihr Passwort vergessen haben, legen Sie ein neues fest. ${ignore}`,
  }),
  password: ({ site, url }) => ({
    subject: `Neues Passwort für ${site} festlegen`,
    paragraphs: [
      'Öffnen Sie diesen Link innerhalb einer Stunde, um ein neues Passwort festzulegen. Er gilt nur einmal.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
    note: `Jemand hat diesen Link angefordert. ${ignore} Ihr Passwort bleibt, wie es ist.`,
  }),
  passwordChanged: ({ site, url }) => ({
    subject: `Ihr Passwort für ${site} wurde geändert`,
    paragraphs: ['Das Passwort Ihres Kontos wurde gerade geändert. Überall sonst wurden Sie abgemeldet.'],
    action: { label: 'Das war ich nicht: neues Passwort festlegen', url },
    note: 'Wenn Sie es waren, brauchen Sie nichts zu tun.',
  }),
  accountDeleted: ({ site, url, until }) => ({
    subject: `Ihr Konto bei ${site} wird gelöscht`,
    paragraphs: [
      `Ihr Konto wird am ${until} gelöscht. Bis dahin können Sie das mit dem Link unten rückgängig machen.`,
      'Netze, die Sie teilen, gehen an die Person über, die am längsten daran mitarbeitet. Ihre Antworten bleiben darin unter „Gelöschtes Konto“ erhalten.',
    ],
    action: { label: 'Konto behalten', url },
    note: 'Wenn das Konto gelöscht werden soll, brauchen Sie nichts zu tun.',
  }),
};
