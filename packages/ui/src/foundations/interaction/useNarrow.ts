import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Where the styles of the kit speak of phones. */
const NARROW_EM = 47.99;
const NARROW = `(max-width: ${NARROW_EM}em)`;

/**
 * Whether the window is as narrow as a phone, or the box in it that a line goes across. The line has no height: what
 * changes that of the box while sizes are told would be told too late, as an error of the page. Rendered on a server it
 * is wide, until the page has come alive.
 */
export function useNarrow(across?: RefObject<HTMLElement | null>): boolean {
  const isWindowNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
  const [isBoxNarrow, setBoxNarrow] = useState(false);
  useBeforePaint(() => {
    const line = across?.current;
    if (!line) return;
    const measure = () => {
      // What is not shown has no width, and may be wide.
      if (line.clientWidth > 0)
        setBoxNarrow(line.clientWidth <= NARROW_EM * parseFloat(getComputedStyle(line).fontSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [across]);
  return isWindowNarrow || isBoxNarrow;
}

/** React 18 warns of effects before paint that a server renders. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
