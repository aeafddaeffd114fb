import { useSyncExternalStore } from 'react';

/** Where the styles of the application speak of phones. */
const NARROW = '(max-width: 47.99em)';

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
