import type { createBrowserRouter } from 'react-router-dom';
import { wayBackTo } from './guards.js';
import { session } from './index.js';

/**
 * The pages that need no session: the sign-in, a new password, and that of a study's link, whose secret must not get into an
 * address.
 */
const STAYS = /^\/(?:login|study|forgot(?:-password)?)\/?$/;

/** Navigates when the session changes: to the sign-in page when it ends, to the new user's data when it is replaced. */
export function followSession(router: ReturnType<typeof createBrowserRouter>): () => void {
  const stopEnded = session.on('ended', () => {
    const target = router.state.navigation.location ?? router.state.location;
    if (!STAYS.test(target.pathname)) void router.navigate(wayBackTo(target), { replace: true });
  });
  const stopReplaced = session.on('replaced', () => void router.revalidate());
  return () => {
    stopEnded();
    stopReplaced();
  };
}
