import type { RouteHandle } from '../routeHandle.js';
import { pageData, refresh, type Router } from './refresh.js';

/** Milliseconds between two refreshes. */
const EVERY = 30_000;

/** Milliseconds without input after which a page stops refreshing, so that an unused session can expire. */
const LEFT_ALONE = 10 * 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'];

/**
 * Shows other people's changes: a `live` page is reloaded when its tab becomes visible again or its window active, and
 * every half minute while it is visible. One refresh at a time, and none while anything else is loading or being submitted.
 * @returns stops it
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
    try {
      // Data that a loader returned as a promise may still be pending when the router is idle.
      await Promise.allSettled(Object.values(pageData(router)));
      if (isDue()) await refresh(router);
    } finally {
      refreshing = false;
    }
  }
  const touch = () => void (touched = Date.now());
  const look = () => {
    touch();
    void refreshIfDue();
  };

  const clock = window.setInterval(() => void refreshIfDue(), EVERY);
  TOUCHES.forEach((name) => window.addEventListener(name, touch, { passive: true, capture: true }));
  document.addEventListener('visibilitychange', look);
  // A window beside another is visible all the time.
  window.addEventListener('focus', look);
  return () => {
    window.clearInterval(clock);
    TOUCHES.forEach((name) => window.removeEventListener(name, touch, { capture: true }));
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
