import { redirect, replace } from 'react-router-dom';

/**
 * Redirects a request that a loader or a guard refuses. If the current address is already in the history (typed, reloaded or returned to), it
 * is replaced, so that Back does not lead to it again; during navigation from another page it never enters the history.
 * @param shown the address shown in the browser
 */
export function redirectOrReplace(
  request: Request,
  to: string,
  shown: Pick<Location, 'pathname' | 'search'> = window.location,
) {
  const { pathname, search } = new URL(request.url);
  return pathname === shown.pathname && search === shown.search ? replace(to) : redirect(to);
}
