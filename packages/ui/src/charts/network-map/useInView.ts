import { type RefObject, useEffect, useRef } from 'react';

/**
 * Begins where something is to be seen: scrolls sideways to it once there is room to draw in.
 *
 * @param share how far from the left it lies, 0 to 1; undefined where there is nothing to show
 */
export function useInView(share: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || share === undefined || typeof ResizeObserver === 'undefined') return undefined;
    // In a tab that is not shown it has no width yet.
    const observer = new ResizeObserver(() => {
      const { clientWidth, scrollWidth } = element;
      if (clientWidth === 0) return;
      observer.disconnect();
      const furthest = scrollWidth - clientWidth;
      const left = Math.min(furthest, Math.max(0, share * scrollWidth - clientWidth / 2));
      // From right to left it is counted from the right, downwards.
      element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? left - furthest : left;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [share]);
  return ref;
}
