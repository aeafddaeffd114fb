import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../platform/config/config.js';

/** Whether a browser marks the request as coming from another site. Other clients do not say. */
export function isForeign(
  headers: IncomingHttpHeaders,
  { publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  // In production the operator has named the one address; what a request calls us proves nothing.
  if (production) return true;
  // Opened under another name of this machine (127.0.0.1 for localhost): compare with the address it was sent to.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
