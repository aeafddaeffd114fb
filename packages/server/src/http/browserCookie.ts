import type { Config } from '../platform/config/config.js';
import { retention } from '../platform/limits/retention.js';

/** Recognises a browser at sign-in, so that wrong passwords from elsewhere do not lock its owner out. */
export const browserCookieName = 'credence-browser';

/** No script reads it and only the calls of the account carry it. It identifies nobody by itself. */
export function browserCookie(secret: string, config: Pick<Config, 'production'>): string {
  const life = retention.knownBrowsers / 1000;
  return `${browserCookieName}=${secret}; Path=/api/user; Max-Age=${life}; HttpOnly; SameSite=Strict${config.production ? '; Secure' : ''}`;
}
