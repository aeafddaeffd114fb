import { useSyncExternalStore } from 'react';

/** Where the styles of the kit speak of phones. */
const NARROW = '(max-width: 47.99em)';

/** Whether the window is as narrow as a phone. Rendered on a server it is wide, until the page has come alive. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
