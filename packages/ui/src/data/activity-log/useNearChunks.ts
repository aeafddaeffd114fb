import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the edge of the area rows are kept ready, in px. */
const AHEAD = 1200;

/** What is known of the stretches of a long list. */
export interface NearChunks {
  /** Those whose rows are in the document. */
  readonly near: ReadonlySet<number>;
  /** How high each of the others was when it last had its rows, in px. */
  readonly heights: ReadonlyMap<number, number>;
}

const start: NearChunks = { near: new Set([0]), heights: new Map() };

/** Follows which stretches lie near what is seen of a scrolling area. Each is an element with `data-chunk`. */
export function useNearChunks(area: RefObject<HTMLElement | null>, count: number): NearChunks {
  const [chunks, setChunks] = useState(start);

  useEffect(() => {
    const root = area.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setChunks((last) => {
          const near = new Set(last.near);
          const heights = new Map(last.heights);
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const chunk = Number((target as HTMLElement).dataset['chunk']);
            // Where the focus is, rows stay: it must not get lost.
            if (isIntersecting || target.matches(':focus-within')) near.add(chunk);
            else {
              if (near.delete(chunk)) heights.set(chunk, boundingClientRect.height);
            }
          }
          return { near, heights };
        }),
      { root, rootMargin: `${AHEAD}px 0px` },
    );
    for (const chunk of root.querySelectorAll('[data-chunk]')) observer.observe(chunk);
    return () => observer.disconnect();
  }, [area, count]);

  return chunks;
}
