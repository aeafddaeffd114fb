import type { Send } from './send.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const CSRF_HEADER = 'X-CSRFToken';

/**
 * Repeats a call once with a fresh CSRF token if its own was refused. A token can go stale unnoticed: signing in or out
 * in another tab replaces it. The refused call changed nothing, so repeating it is safe.
 */
export function withCsrfRetry(send: Send, baseUrl: string, getCsrfToken: () => string | null | undefined): Send {
  return async (request) => {
    if (SAFE_METHODS.has(request.method)) return send(request);

    const spare = request.clone();
    const response = await send(request);
    if (!(await refusesCsrfToken(response))) return response;

    await send(freshTokenRequest(baseUrl, request));
    const token = getCsrfToken();
    if (!token || token === spare.headers.get(CSRF_HEADER)) return response;

    spare.headers.set(CSRF_HEADER, token);
    return send(spare);
  };
}

async function refusesCsrfToken(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;

  try {
    const body = (await response.clone().json()) as { code?: unknown };
    return body.code === 'csrf_failed';
  } catch {
    return false;
  }
}

/** The CSRF token belongs to the session, so the request for a fresh one carries the session's token. */
function freshTokenRequest(baseUrl: string, refused: Request): Request {
  const authorization = refused.headers.get('Authorization');

  return new Request(`${baseUrl}/get-csrf-token/`, {
    credentials: refused.credentials,
    signal: refused.signal,
    ...(authorization ? { headers: { Authorization: authorization } } : {}),
  });
}
