/** The operations that need no token. A test holds this list against openapi.yaml; the compiler reads it in Call. */
export const publicOperations = [
  'getCsrfToken',
  'checkSession',
  'login',
  'createUser',
  'confirmAccount',
  'forgotPassword',
  'resetPassword',
  'resendActivation',
  'getSite',
] as const;

export type PublicOperationId = (typeof publicOperations)[number];
