/** Where mails lead. Always below PUBLIC_URL, whatever the request said of its host. */
const withSecret = (publicUrl: string, path: string, user: string, secret: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ user, secret }).toString()}`;

/** Opens "Account Confirmation": activates an account, or takes its deletion back. */
export const confirmationUrl = (publicUrl: string, user: string, secret: string) =>
  withSecret(publicUrl, '/confirm-account', user, secret);

/** Opens the form for a new password. */
export const newPasswordUrl = (publicUrl: string, user: string, secret: string) =>
  withSecret(publicUrl, '/forgot/', user, secret);

/** Opens the form that asks for such a link. */
export const forgotUrl = (publicUrl: string) => `${publicUrl}/forgot/`;
