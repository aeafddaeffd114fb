import type { Config } from '../platform/config/config.js';

/** R-1503: the name is the specification's, so it cannot carry the __Host- prefix. Script reads the cookie and sends it back as a header. */
export const csrfCookieName = 'csrftoken';

export function csrfCookie(token: string, config: Pick<Config, 'production'>): string {
  return `${csrfCookieName}=${token}; Path=/; SameSite=Lax${config.production ? '; Secure' : ''}`;
}
