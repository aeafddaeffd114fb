import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the edge of the area rows stay mounted, in px. */
const AHEAD = 1200;

/** The state of the chunks of a long list. */
export interface NearChunks {
  /** The chunks whose rows are in the document. */
  readonly near: ReadonlySet<number>;
  /** The height of each other chunk when it last had its rows, in px. */
  readonly heights: ReadonlyMap<number, number>;
}

const start: NearChunks = { near: new Set([0]), heights: new Map() };

/** Tracks which chunks are near the visible part of a scrolling area. Each is an element with `data-chunk`. */
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
            // Keep rows that contain the focus, or it would be lost.
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
