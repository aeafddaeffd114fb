import { getResponse, HttpHandler, type RequestHandler } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { FakeXhr } from './FakeXhr.js';

/** The calls that reached the fake server during a test. */
export interface Served {
  /** In the order of arrival: "POST /api/user/login". */
  readonly calls: string[];
  /** Clones, so that a test can read their bodies. */
  readonly requests: Request[];
}

/**
 * Answers every call of the test with the first matching handler. There is no service worker: `fetch` and
 * XMLHttpRequest are replaced. A call without a handler fails like a network error.
 */
export function serve(...handlers: RequestHandler[]): Served {
  const served: Served = { calls: [], requests: [] };
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    served.calls.push(`${request.method} ${new URL(request.url).pathname}`);
    served.requests.push(request.clone());
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
    const response = await Promise.race([
      getResponse(
        handlers.filter((handler) => isFor(handler, request)),
        request,
      ),
      aborted,
    ]);
    if (!response) throw new TypeError(`No handler for ${request.method} ${request.url}`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');

    return response;
  });
  const { XMLHttpRequest } = globalThis;
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
  onTestFinished(() => {
    spy.mockRestore();
    Object.assign(globalThis, { XMLHttpRequest });
  });
  return served;
}

/** Whether a handler is for such a call. Each that is not would read the request, its cookies and its address anew. */
function isFor(handler: RequestHandler, { method, url }: Request): boolean {
  if (!(handler instanceof HttpHandler) || typeof handler.info.path !== 'string') return true;
  if (handler.info.method !== method) return false;
  const [parts, asked] = [handler.info.path, new URL(url).pathname].map((path) => path.split('/'));
  return (
    parts!.length === asked!.length && parts!.every((part, place) => part.startsWith(':') || part === asked![place])
  );
}
