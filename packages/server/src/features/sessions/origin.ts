import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser says that the request comes from another site. Clients that are no browser say nothing. */
export function isForeign(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  // Opened under another of this machine's names (127.0.0.1 for localhost): same as the address it was sent to.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
