/** The operations that need no token. A test compares this list with openapi.yaml; the type Call depends on it. */
export const publicOperations = [
  'getCsrfToken',
  'checkSession',
  'login',
  'startInstitutionLogin',
  'answerInstitutionLogin',
  'joinInstitutionLogin',
  'registerInstitutionLogin',
  'createUser',
  'confirmByLink',
  'confirmAccount',
  'activateAccount',
  'rejectRegistration',
  'forgotPassword',
  'resetPassword',
  'checkPasswordLink',
  'readInvitation',
  'readStudyInvitation',
  'acceptStudyInvitation',
  'enterStudy',
  'declineStudyInvitation',
  'checkAddressLink',
  'answerAddressChange',
  'resendActivation',
  'getSite',
] as const;

export type PublicOperationId = (typeof publicOperations)[number];
