import type { FailureTexts } from '../failures.js';

type OfLogin =
  | 'account_deleted'
  | 'not_activated'
  | 'institution_only'
  | 'institution_refused'
  | 'institution_unavailable'
  | 'code_needed'
  | 'wrong_code'
  | 'factor_required'
  | 'no_study_right';

export const loginRefusals: Pick<FailureTexts['refusals'], OfLogin> = {
  account_deleted:
    'Dieses Konto wird gelöscht. Um es zu behalten, öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  not_activated: 'Bitte aktivieren Sie Ihr Konto mit dem Link, den wir Ihnen geschickt haben.',
  institution_only: ({ name }) =>
    `Für Adressen dieser Domain gibt es hier kein Passwort. Benutzen Sie „${name}“ auf der Anmeldeseite.`,
  institution_refused: {
    cancelled: () => 'Die Anmeldung wurde abgebrochen. Sie können sie neu beginnen.',
    'address-missing': () =>
      'Die Anmeldung Ihrer Einrichtung nennt keine E-Mail-Adresse von Ihnen, deshalb wurde niemand angemeldet: Wer sie betreibt, muss Ihrem Konto eine geben und sie als „email“ mitsenden lassen.',
    'address-unverified': () =>
      'Die Anmeldung Ihrer Einrichtung sagt nicht, dass sie Ihre E-Mail-Adresse geprüft hat, deshalb wurde niemand angemeldet: Wer diese Seite betreibt, kann ihren Adressen mit der Einstellung OIDC_TRUST_EMAIL_OF vertrauen.',
    'login-expired': () =>
      'Diese Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte beginnen Sie sie neu.',
    'login-failed': () => 'Die Anmeldung Ihrer Einrichtung ließ sich nicht prüfen. Bitte beginnen Sie sie neu.',
    'address-taken': () =>
      'Das Konto dieser Adresse gehört jemand anderem aus Ihrer Einrichtung. Bitte fragen Sie, wer diese Seite betreibt.',
  },
  institution_unavailable: ({ name }) =>
    `„${name}“ antwortet im Moment nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.`,
  code_needed: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
  wrong_code: 'Dieser Code ist falsch oder wurde schon benutzt. Bitte geben Sie den nächsten ein.',
  factor_required: 'Die Administration dieser Seite braucht einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.',
  no_study_right: 'In Ihrer Einrichtung dürfen nur einige Gruppen Studien leiten, und Sie gehören zu keiner davon.',
};
