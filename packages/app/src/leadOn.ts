import { redirect, replace } from 'react-router-dom';

/**
 * Where a loader sends the reader instead. Where the address already stands in the history (typed, reloaded, or come
 * back to) it is replaced, so that Back does not lead into it again; on the way from another page it never gets there.
 * @param shown the address that the browser shows
 */
export function leadOn(request: Request, to: string, shown: Pick<Location, 'pathname' | 'search'> = window.location) {
  const { pathname, search } = new URL(request.url);
  return pathname === shown.pathname && search === shown.search ? replace(to) : redirect(to);
}
