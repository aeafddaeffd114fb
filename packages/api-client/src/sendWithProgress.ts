import { csrfCookie } from './csrfCookie.js';
import { withCsrfRetry } from './csrfRetry.js';
import type { Send } from './send.js';

export interface SendWithProgressOptions {
  /**
   * The address of the API; the same as the client's.
   * @default '/api'
   */
  baseUrl?: string;
  /**
   * Returns the value of the CSRF cookie; the same as the client's.
   * @default the document's `csrftoken` cookie, if there is one
   */
  getCsrfToken?: () => string | null | undefined;
}

/**
 * A `fetch` for a single browser call that reports how much of the body has been sent, as a share from 0 to 1. `fetch`
 * itself cannot do this, so it uses XMLHttpRequest.
 *
 * ```ts
 * await api.POST('/network/upload', { ...uploadBody(file), fetch: sendWithProgress(setShare) });
 * ```
 */
export function sendWithProgress(
  onProgress: (share: number) => void,
  { baseUrl = '/api', getCsrfToken = csrfCookie }: SendWithProgressOptions = {},
): Send {
  return withCsrfRetry((request) => sendOnce(request, onProgress), baseUrl.replace(/\/+$/, ''), getCsrfToken);
}

async function sendOnce(request: Request, onProgress: (share: number) => void): Promise<Response> {
  const { signal } = request;
  const body = request.body === null ? null : await request.blob();
  signal.throwIfAborted();

  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    xhr.withCredentials = request.credentials === 'include';
    xhr.responseType = 'blob';
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(new TypeError('The request failed.'));
    xhr.onabort = () => reject(signal.reason as Error);
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    xhr.send(body);
  });
}

const WITHOUT_BODY = new Set([204, 205, 304]);

function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr;
  const body = WITHOUT_BODY.has(status) ? null : (xhr.response as Blob);
  return new Response(body, { status, statusText, headers: headersOf(xhr.getAllResponseHeaders()) });
}

/** Parses the raw header lines of a response; lines without a colon are skipped. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
