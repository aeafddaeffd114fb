import type { RouteHandle } from '../layout/routeHandle.js';
import { pageData, refresh, type Router } from './refresh.js';

/** Milliseconds from one refresh to the next. */
const EVERY = 30_000;

/** Milliseconds after which a page that nobody touched is refreshed no more: a login that nobody uses has to end. */
const LEFT_ALONE = 10 * 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'];

/**
 * Shows what others change: a page that is `live` is loaded again when somebody comes back to it, and every half minute
 * while they look at it. One refresh at a time, and none while anything else is under way.
 * @returns ends it
 */
export function keepFresh(router: Router): () => void {
  let touched = Date.now();
  let refreshing = false;

  const isDue = () => {
    const { matches, navigation, revalidation, fetchers } = router.state;
    const isLive = matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.live === true);
    const isIdle = [navigation, ...fetchers.values()].every(({ state }) => state === 'idle') && revalidation === 'idle';
    return isLive && isIdle && !document.hidden && navigator.onLine && Date.now() - touched < LEFT_ALONE;
  };
  async function refreshIfDue() {
    if (refreshing || !isDue()) return;
    refreshing = true;
    // What a loader hands on as a promise may be on its way after the router is idle.
    await Promise.allSettled(Object.values(pageData(router)));
    if (isDue()) await refresh(router);
    refreshing = false;
  }
  const touch = () => void (touched = Date.now());
  const look = () => {
    touch();
    void refreshIfDue();
  };

  const clock = window.setInterval(() => void refreshIfDue(), EVERY);
  TOUCHES.forEach((name) => window.addEventListener(name, touch, { passive: true, capture: true }));
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearInterval(clock);
    TOUCHES.forEach((name) => window.removeEventListener(name, touch, { capture: true }));
    document.removeEventListener('visibilitychange', look);
  };
}
