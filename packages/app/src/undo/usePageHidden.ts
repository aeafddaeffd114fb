import { useSyncExternalStore } from 'react';

/** Whether the page cannot be seen: another tab is in front of it, or its window is minimised. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
