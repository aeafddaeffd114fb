import { createApiClient } from '@credence/api-client';
import { takeEarly } from './takeEarly.js';
import { store } from './session/browserStore.js';

const unauthorizedListeners = new Set<() => void>();

/** The application's only client. Nothing else reads the token to send it. */
export const api = createApiClient({
  getToken: () => store.token(),
  // What could not be reached early is tried like any other call.
  fetch: (request) => takeEarly(request)?.catch(() => fetch(request)) ?? fetch(request),
  onUnauthorized: () => unauthorizedListeners.forEach((listener) => listener()),
});

/** Calls `listener` on every 401. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}
