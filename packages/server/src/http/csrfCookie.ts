import type { Config } from '../platform/config/config.js';

/** R-1503: the specification gives the name, so it cannot have the __Host- prefix. Script sends it back as a header. */
export const csrfCookieName = 'csrftoken';

export function csrfCookie(token: string, config: Pick<Config, 'production'>): string {
  return `${csrfCookieName}=${token}; Path=/; SameSite=Lax${config.production ? '; Secure' : ''}`;
}
