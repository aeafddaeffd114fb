/**
 * The URLs in mails. Always below PUBLIC_URL, whatever host the request named. Secrets stand behind `#`: browsers send
 * that to no server, and no log has it.
 */
const withSecret = (publicUrl: string, path: string, user: string, secret: string) =>
  `${publicUrl}${path}#${new URLSearchParams({ user, secret }).toString()}`;

/** Opens "Account Confirmation": activates an account or undoes its deletion. */
export const confirmationUrl = (publicUrl: string, user: string, secret: string) =>
  withSecret(publicUrl, '/confirm-account', user, secret);

/** Opens the form for a new password. */
export const newPasswordUrl = (publicUrl: string, user: string, secret: string) =>
  withSecret(publicUrl, '/forgot/', user, secret);

/** Opens the page that asks whether an account is to use another address. */
export const changeAddressUrl = (publicUrl: string, secret: string) =>
  `${publicUrl}/change-address#${new URLSearchParams({ secret }).toString()}`;

/** Opens the form to request such a link. */
export const forgotUrl = (publicUrl: string) => `${publicUrl}/forgot/`;

/** Opens the form to log in. */
export const loginUrl = (publicUrl: string) => `${publicUrl}/login`;
