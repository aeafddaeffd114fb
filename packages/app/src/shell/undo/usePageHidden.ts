import { useSyncExternalStore } from 'react';

/** Whether the page is hidden: its tab is in the background, or its window is minimised. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
