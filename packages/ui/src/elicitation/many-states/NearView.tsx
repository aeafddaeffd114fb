import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Placeholder } from './manyStates.styles.js';

interface NearViewProps {
  /** True where the content is drawn from the beginning. */
  initially: boolean;
  /** What stands in its place until it is near; browsers find it when they search the page. */
  name: string;
  children: ReactNode;
}

/** How far beyond the window, in pixels, a row is drawn: far enough that neither scrolling nor the tab key meets a gap. */
const margin = '1600px 0px';

/** Draws its content once it comes near the window, and keeps it from then on. */
export function NearView({ initially, name, children }: NearViewProps) {
  const [near, setNear] = useState(initially);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [near]);

  return near ? children : <Placeholder ref={place}>{name}</Placeholder>;
}
