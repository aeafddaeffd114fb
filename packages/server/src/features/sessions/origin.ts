import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser marks the request as coming from another site. Other clients do not say. */
export function isForeign(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  // Opened under another name of this machine (127.0.0.1 for localhost): compare with the address it was sent to.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
