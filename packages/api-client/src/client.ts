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
   * Where the API is. Outside a browser it must be absolute.
   * @default '/api'
   */
  baseUrl?: string;
  /** The stored token, asked for at every call. */
  getToken?: () => string | null | undefined;
  /**
   * The value of the CSRF cookie, asked for at every call.
   * @default the cookie `csrftoken` of the document, if there is one
   */
  getCsrfToken?: () => string | null | undefined;
  /**
   * Called at every 401, before the call resolves. Not called for the 401 of a token that was replaced meanwhile, so
   * that a late answer cannot end a newer session.
   */
  onUnauthorized?: (event: { request: Request; response: Response }) => void;
  /** @default the `fetch` of the moment */
  fetch?: Send;
}

/** Makes a client. It reads nothing but its options and, by default, the CSRF cookie. */
export function createApiClient({
  baseUrl = '/api',
  getToken = () => undefined,
  getCsrfToken = csrfCookie,
  onUnauthorized,
  // Looked up at each call: whoever replaces it later, such as a mock, is asked too.
  fetch: send = (request) => globalThis.fetch(request),
}: ApiClientOptions = {}): ApiClient {
  const base = baseUrl.replace(/\/+$/, '');
  const client = createClient<paths>({
    baseUrl: base,
    credentials: 'include',
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

/** On every call, reading ones too, once there is a cookie. */
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

/** A caller's own abort stays what it is; every other failure to get an answer has one name. */
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
