import { type RefObject, useEffect, useRef } from 'react';

/**
 * Starts with a position in view: scrolls sideways to it as soon as the element has a width.
 *
 * @param share the position from the left, 0 to 1; undefined for none
 */
export function useInView(share: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || share === undefined || typeof ResizeObserver === 'undefined') return undefined;
    // In a hidden tab it has no width yet.
    const observer = new ResizeObserver(() => {
      const { clientWidth, scrollWidth } = element;
      if (clientWidth === 0) return;
      observer.disconnect();
      const furthest = scrollWidth - clientWidth;
      const left = Math.min(furthest, Math.max(0, share * scrollWidth - clientWidth / 2));
      // From right to left, scrollLeft starts at 0 on the right and is negative.
      element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? left - furthest : left;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [share]);
  return ref;
}
