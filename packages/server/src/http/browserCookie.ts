import type { Config } from '../platform/config/config.js';
import { pendingLoginLife } from '../platform/institution/pendingLoginLife.js';
import { retention } from '../platform/limits/retention.js';

/**
 * Recognises a browser at sign-in, so that wrong passwords from elsewhere do not lock its owner out, and at the link of a
 * study.
 */
export const browserCookieName = 'credence-browser';

/** Recognises the browser that signed up: the activation link needs no password there. */
export const signupCookieName = 'credence-signup';

/** Ties a login with the institution's to the browser that began it. */
export const institutionCookieName = 'credence-institution';

type Sent = Pick<Config, 'production'>;

export const browserCookie = (secret: string, config: Sent): string =>
  cookie({ name: browserCookieName, secret, life: retention.knownBrowsers, path: '/api' }, config);

/** Lives as long as the link that was mailed. */
export const signupCookie = (secret: string, config: Sent): string =>
  cookie({ name: signupCookieName, secret, life: 86_400_000 }, config);

/** An empty secret takes it away. */
export const institutionCookie = (secret: string, config: Sent): string =>
  cookie({ name: institutionCookieName, secret, life: secret ? pendingLoginLife : 0 }, config);

/** No script reads it and, unless it has another path, only the calls of the account carry it. It identifies nobody by itself. */
function cookie(held: { name: string; secret: string; life: number; path?: string }, { production }: Sent): string {
  const secure = production ? '; Secure' : '';
  const path = held.path ?? '/api/user';
  return `${held.name}=${held.secret}; Path=${path}; Max-Age=${held.life / 1000}; HttpOnly; SameSite=Strict${secure}`;
}
