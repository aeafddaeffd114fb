import { type MiddlewareFunction, redirect } from 'react-router-dom';
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

/** The sign-in that leads back to where one was. Home is where it leads anyway. */
export function loginFrom({ pathname, search, hash }: { pathname: string; search: string; hash?: string }): string {
  const isHome = /^\/(?:index\/?)?$/.test(pathname);
  return paths.login.href(isHome ? undefined : `${pathname}${search}${hash ?? ''}`);
}
