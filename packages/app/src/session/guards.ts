import { type MiddlewareFunction, redirect, replace } from 'react-router-dom';
import { paths } from '../paths.js';
import { session } from './index.js';

/** Lets only signed-in users pass; others sign in first and are then sent back. No loader behind it has run by then. */
export const requireSession: MiddlewareFunction = async ({ request }) => {
  await session.start();
  if (!session.state().isAuthenticated) throw redirect(loginFrom(new URL(request.url)));
};

/** Lets only visitors pass. */
export const publicOnly: MiddlewareFunction = async () => {
  await session.start();
  if (session.state().isAuthenticated) throw redirect(paths.home.href());
};

/**
 * Lets only administrators pass, judged by the server's check and never by a flag in browser storage. Other users are
 * sent to the sign-in page, and from there home if they are signed in; Back does not return to the forbidden page.
 */
export const requireAdmin: MiddlewareFunction = async () => {
  await session.start();
  const { isAuthenticated, isAdmin } = session.state();
  if (!isAuthenticated || !isAdmin) throw replace(paths.login.href());
};

/** Redirects administrators to their own home. Must follow `requireSession`. */
export const administratorsToDashboard: MiddlewareFunction = () => {
  if (session.state().isAdmin) throw replace(paths.dashboard.href());
};

/** The sign-in address that leads back to the current page. After signing in, home is the default anyway. */
export function loginFrom({ pathname, search, hash }: { pathname: string; search: string; hash?: string }): string {
  const isHome = /^\/(?:index\/?)?$/.test(pathname);
  return paths.login.href(isHome ? undefined : `${pathname}${search}${hash ?? ''}`);
}
