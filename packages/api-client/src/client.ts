import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { csrfCookie } from './csrfCookie.js';
import { CSRF_HEADER, withCsrfRetry } from './csrfRetry.js';
import { NoResponseError } from './errors.js';
import type { paths } from './schema.js';
import type { Send } from './send.js';

/** A client for `/api`. The path string is the function: `api.GET('/network/overview/{id}', …)`. */
export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /**
   * The address of the API. Outside a browser it must be absolute.
   * @default '/api'
   */
  baseUrl?: string;
  /** Returns the stored token; called on every request. */
  getToken?: () => string | null | undefined;
  /**
   * Returns the value of the CSRF cookie; called on every request.
   * @default the document's `csrftoken` cookie, if there is one
   */
  getCsrfToken?: () => string | null | undefined;
  /**
   * `omit` for a page of another origin, which the server allows no cookies: it then sends neither cookies nor a CSRF
   * token, and needs none. The operator has to allow the origin.
   * @default 'include'
   */
  credentials?: 'include' | 'omit';
  /**
   * Called on every 401, before the call resolves. Skipped for a token that has since been replaced, so that a late
   * response cannot end a newer session.
   */
  onUnauthorized?: (event: { request: Request; response: Response }) => void;
  /** @default `globalThis.fetch`, looked up on each call */
  fetch?: Send;
}

/** Creates a client. It reads nothing but its options and, by default, the CSRF cookie. */
export function createApiClient({
  baseUrl = '/api',
  getToken = () => undefined,
  credentials = 'include',
  getCsrfToken = credentials === 'omit' ? () => undefined : csrfCookie,
  onUnauthorized,
  // Looked up on each call, so that a later replacement such as a mock takes effect.
  fetch: send = (request) => globalThis.fetch(request),
}: ApiClientOptions = {}): ApiClient {
  const base = baseUrl.replace(/\/+$/, '');
  const client = createClient<paths>({
    baseUrl: base,
    credentials,
    fetch: withCsrfRetry(send, base, getCsrfToken),
  });
  client.use(authorization(getToken), csrf(getCsrfToken), noResponse);
  if (onUnauthorized) client.use(sessionEnd(getToken, onUnauthorized));

  return client;
}

function authorization(getToken: () => string | null | undefined): Middleware {
  return {
    onRequest({ request }) {
      const token = getToken();
      if (token) request.headers.set('Authorization', headerFor(token));
    },
  };
}

/** Sent on every call, GET included, once the cookie exists. */
function csrf(getCsrfToken: () => string | null | undefined): Middleware {
  return {
    onRequest({ request }) {
      const token = getCsrfToken();
      if (token) request.headers.set(CSRF_HEADER, token);
    },
  };
}

function sessionEnd(
  getToken: () => string | null | undefined,
  onUnauthorized: NonNullable<ApiClientOptions['onUnauthorized']>,
): Middleware {
  return {
    onResponse({ request, response }) {
      if (response.status !== 401) return;

      const token = getToken();
      const current = token ? headerFor(token) : null;
      if (request.headers.get('Authorization') === current) onUnauthorized({ request, response });
    },
  };
}

/** The caller's own abort is passed through; any other failure to get a response becomes a `NoResponseError`. */
const noResponse: Middleware = {
  onError({ request, error }) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    if (request.signal.aborted && !timedOut) return;

    return new NoResponseError(error);
  },
};

function headerFor(token: string): string {
  return `Token ${token}`;
}
