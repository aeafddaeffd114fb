import type { MiddlewareFunction } from 'react-router-dom';
import { forgetMailedLink, mailedLink } from '../mailedLink.js';
import { unopenedLink } from '../access/unopenedLink.js';
import { redirectOrReplace } from '../redirectOrReplace.js';
import { paths } from '../paths.js';
import { session } from './index.js';
import { returnPath } from './returnPath.js';

/**
 * Lets only signed-in users pass; others sign in first and are then sent back. No loader behind it has run by then. Whoever
 * came by the link of a study gets no further than its pages.
 */
export const requireSession: MiddlewareFunction = async ({ request }) => {
  await session.start();
  const { isAuthenticated, study } = session.state();
  const url = new URL(request.url);
  if (!isAuthenticated) throw redirectOrReplace(request, wayBackTo(url));
  if (study !== null && !isOfStudy(url, study))
    throw redirectOrReplace(request, isHome(url) ? paths.network.href(study) : paths.studyOnly.href());
};

/** Where somebody gets in again whose session has ended: by the link in their mail, if that had begun it. */
export function wayBackTo(page: Page): string {
  const { hasEnded, study } = session.state();
  return hasEnded && study !== null ? paths.studyInvitation.href() : loginFrom(page);
}

function isOfStudy({ pathname }: Page, study: string): boolean {
  const own = paths.network.href(study);
  return [own, `/data${own}`, paths.studyOnly.href()].some((start) => `${pathname}/`.startsWith(start));
}

/**
 * Lets only visitors pass, and whoever came by the link of a study: to them it is the way to everything else. Others go
 * where the sign-in would have led: another tab may have signed in meanwhile.
 */
export const publicOnly: MiddlewareFunction = async ({ request }) => {
  await session.start();
  const { isAuthenticated, isAdmin, study } = session.state();
  if (!isAuthenticated || study !== null) return;
  const { pathname, searchParams } = new URL(request.url);
  if (mailedLink(pathname).has('secret')) {
    unopenedLink.tell();
    forgetMailedLink();
  }
  const from = isAdmin ? undefined : returnPath(searchParams.get('from'));
  throw redirectOrReplace(request, from ?? home());
};

/** Leads home, to where that is for this user. */
export const redirectHome = async ({ request }: { request: Request }) => {
  await session.start();
  return redirectOrReplace(request, home());
};

/** Where "/" leads. Asked here, because of several redirects in a row only the first knows what the history holds. */
function home(): string {
  const { isAuthenticated, isAdmin } = session.state();
  if (!isAuthenticated) return paths.login.href();
  return isAdmin ? paths.dashboard.href() : paths.home.href();
}

/**
 * Lets only administrators pass, judged by the server's check and never by a flag in browser storage. Other users are
 * sent to the sign-in page, which is home for those who are signed in; Back does not return to the forbidden page.
 */
export const requireAdmin: MiddlewareFunction = async ({ request }) => {
  await session.start();
  const { isAuthenticated, isAdmin } = session.state();
  if (!isAuthenticated || !isAdmin) throw redirectOrReplace(request, home());
};

/** Redirects administrators to their own home. Must follow `requireSession`. */
export const administratorsToDashboard: MiddlewareFunction = ({ request }) => {
  if (session.state().isAdmin) throw redirectOrReplace(request, paths.dashboard.href());
};

/** The sign-in address that leads back to the current page. After signing in, home is the default anyway. */
export function loginFrom({ pathname, search, hash }: Page): string {
  return paths.login.href(isHome({ pathname }) ? undefined : `${pathname}${search}${hash ?? ''}`);
}

interface Page {
  readonly pathname: string;
  readonly search: string;
  readonly hash?: string;
}

const isHome = ({ pathname }: Pick<Page, 'pathname'>) => /^\/(?:index\/?)?$/.test(pathname);
