import { type RefObject, useEffect } from 'react';

/** The largest part of the window's height that the parents may cover while they stick to its upper edge. */
const HIGHEST = 0.25;

/**
 * While a combination is in hand, marks a list of parents that is low enough to stick to the upper edge of a phone, and
 * tells the root how much of the window it covers there.
 */
export function useParentsInSight(listRef: RefObject<HTMLElement | null>, isInHand: boolean) {
  useEffect(() => {
    const list = listRef.current;
    const root = list?.closest<HTMLElement>('[data-layout]');
    if (!list || !root || !isInHand) return;
    const measure = () => {
      list.toggleAttribute('data-sticks', list.offsetHeight <= window.innerHeight * HIGHEST);
      const covers = getComputedStyle(list).position === 'sticky';
      root.style.setProperty('--credence-parents-height', `${covers ? list.offsetHeight : 0}px`);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    return () => {
      resized.disconnect();
      list.removeAttribute('data-sticks');
      root.style.removeProperty('--credence-parents-height');
    };
  }, [listRef, isInHand]);
}
