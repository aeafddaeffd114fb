import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Where the styles of the kit speak of phones. */
const NARROW_EM = 47.99;
const NARROW = `(max-width: ${NARROW_EM}em)`;

/**
 * Whether the window is as narrow as a phone, or the frame in it whose root is given. Rendered on a server it is wide,
 * until the page has come alive.
 */
export function useNarrow(root?: RefObject<HTMLElement | null>): boolean {
  const isWindowNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
  const [isRootNarrow, setRootNarrow] = useState(false);
  useBeforePaint(() => {
    const frame = root?.current;
    if (!frame) return;
    const measure = () => {
      // What is not shown has no width, and may be wide.
      if (frame.clientWidth === 0) return;
      const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(frame);
      const width = frame.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      setRootNarrow(width <= NARROW_EM * parseFloat(fontSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [root]);
  return isWindowNarrow || isRootNarrow;
}

/** React 18 warns of effects before paint that a server renders. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
