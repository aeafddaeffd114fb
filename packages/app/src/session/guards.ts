import { type MiddlewareFunction, redirect, replace } from 'react-router-dom';
import { paths } from '../paths.js';
import { session } from './index.js';

/** Lets only signed-in users pass; others sign in first and come back. Loaders behind it have not run by then. */
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
 * Lets only administrators pass. What the check found counts, never a flag in the browser's storage. Whoever is refused
 * goes to the sign-in, and from there home if they are signed in; Back does not return to what they may not see.
 */
export const requireAdmin: MiddlewareFunction = async () => {
  await session.start();
  const { isAuthenticated, isAdmin } = session.state();
  if (!isAuthenticated || !isAdmin) throw replace(paths.login.href());
};

/** Takes administrators to their own home. To stand behind `requireSession`. */
export const administratorsToDashboard: MiddlewareFunction = () => {
  if (session.state().isAdmin) throw replace(paths.dashboard.href());
};

/** The sign-in that leads back to where one was. Home is where it leads anyway. */
export function loginFrom({ pathname, search, hash }: { pathname: string; search: string; hash?: string }): string {
  const isHome = /^\/(?:index\/?)?$/.test(pathname);
  return paths.login.href(isHome ? undefined : `${pathname}${search}${hash ?? ''}`);
}
