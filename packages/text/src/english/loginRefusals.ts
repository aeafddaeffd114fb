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

/** Why a login was refused, by password, the institution's, or the second factor. */
export const loginRefusals: Pick<FailureTexts['refusals'], OfLogin> = {
  account_deleted: 'This account is being deleted. To keep it, open the link in the e-mail we sent you.',
  not_activated: 'Please activate your account with the link we sent you.',
  institution_only: ({ name }) => `Addresses of this domain have no password here. Use “${name}” on the login page.`,
  institution_refused: {
    cancelled: () => 'The login was cancelled. You can start it again.',
    'address-missing': () =>
      'The login of your institution names no e-mail address of yours, so nobody was logged in: whoever runs it has to give your account one and let it send the claim “email”.',
    'address-unverified': () =>
      'The login of your institution does not say that it verified your e-mail address, so nobody was logged in: whoever runs this site can trust its addresses with the setting OIDC_TRUST_EMAIL_OF.',
    'login-expired': () => 'This login took too long or was begun in another window. Please start it again.',
    'login-failed': () => 'The login of your institution could not be verified. Please start it again.',
    'address-taken': () =>
      'The account of this address belongs to somebody else of your institution. Please ask whoever runs this site.',
  },
  institution_unavailable: ({ name }) => `“${name}” does not answer at the moment. Please try again in a few minutes.`,
  code_needed: 'Enter the code from your authenticator app.',
  wrong_code: 'This code is wrong or was used already. Please enter the next one.',
  factor_required: 'Administrators of this site need a second factor. Please set it up first.',
  no_study_right: 'Your institution lets only some groups run studies, and you are in none of them.',
};
