import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { csrfCookieName } from '../../http/csrfCookie.js';
import type { Guard } from '../../http/guard.js';
import type { Config } from '../../platform/config/config.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { readAuthorization } from './authorizationHeader.js';
import { anonymous, csrfTokenHolds } from './csrf.js';
import { keepAlive, lookUpSession } from './lookUpSession.js';
import { whyClosed } from './studySession.js';

type Names = Pick<Config, 'publicUrl' | 'production' | 'allowedOrigins'>;

/** Whether a browser marks the request as coming from a site that may not call. Other clients do not say. */
function isForeign(headers: IncomingHttpHeaders, config: Names): boolean {
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
function isProgram(headers: IncomingHttpHeaders, config: Names): boolean {
  if (headers.cookie !== undefined) return false;
  return isAllowed(headers, config) || (headers.origin === undefined && headers['sec-fetch-site'] === undefined);
}

const isAllowed = ({ origin }: IncomingHttpHeaders, { allowedOrigins }: Names) =>
  origin !== undefined && allowedOrigins.includes(origin);

/** The session check reports how long a session remains valid, so it must not prolong it. */
const silent = new Set(['checkSession']);
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses, in this order: requests from another site, requests without a valid token where one is needed, and requests
 * whose csrftoken does not belong to the session (programs need none). Public operations treat an invalid token as none, and
 * so that of a session which is for one study and does not open them.
 */
export function createGuard(services: Services): Guard {
  const { database, clock, config } = services;
  return async (request, operation) => {
    const changes = !safe.has(request.method);
    if (changes && isForeign(request.headers, config)) throw new ApiError('foreign_origin');

    const credentials = readAuthorization(request.raw.rawHeaders);
    request.sentToken = credentials.kind === 'token' ? credentials.token : undefined;
    const now = clock.now();
    const found = request.sentToken ? await lookUpSession(database, request.sentToken, now, config) : undefined;
    const closed = found?.holds ? whyClosed(operation.id, request.params, found.session) : 'not_logged_in';
    if (closed && !operation.isPublic) throw new ApiError(closed);
    const caller = closed ? undefined : found;
    request.caller = caller;

    if (changes && !isProgram(request.headers, config)) {
      const bound = [found?.session.id, operation.isPublic ? anonymous : undefined].filter((id) => id !== undefined);
      requireCsrfToken(request, bound, config.secret);
    }
    if (caller && !silent.has(operation.id)) await keepAlive(database, caller.session, now, config);
    return caller;
  };
}

function requireCsrfToken(request: FastifyRequest, sessionIds: readonly string[], secret: string): void {
  const { 'x-csrftoken': header } = request.headers;
  const pair = { header: typeof header === 'string' ? header : undefined, cookie: request.cookies[csrfCookieName] };
  if (!csrfTokenHolds(secret, pair, sessionIds)) throw new ApiError('csrf_failed');
}
