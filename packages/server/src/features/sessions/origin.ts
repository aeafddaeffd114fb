import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../platform/config/config.js';

type Names = Pick<Config, 'publicUrl' | 'production' | 'allowedOrigins'>;

/** Whether a browser marks the request as coming from a site that may not call. Other clients do not say. */
export function isForeign(headers: IncomingHttpHeaders, config: Names): boolean {
  if (isAllowed(headers, config)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === config.publicUrl) return false;
  // In production the operator has named the one address; what a request calls us proves nothing.
  if (config.production) return true;
  // Opened under another name of this machine (127.0.0.1 for localhost): compare with the address it was sent to.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Whether nobody can have been tricked into the call: no cookie comes along, and no browser says that a page makes it,
 * unless it is a page that the operator allows. A page cannot leave out `Origin` from a call that changes something.
 */
export function isProgram(headers: IncomingHttpHeaders, config: Names): boolean {
  if (headers.cookie !== undefined) return false;
  return isAllowed(headers, config) || (headers.origin === undefined && headers['sec-fetch-site'] === undefined);
}

const isAllowed = ({ origin }: IncomingHttpHeaders, { allowedOrigins }: Names) =>
  origin !== undefined && allowedOrigins.includes(origin);
