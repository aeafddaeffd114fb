import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Placeholder } from './manyStates.styles.js';

interface NearViewProps {
  /** True to render the content immediately, or once it becomes true. */
  initially: boolean;
  /** A placeholder until the content is near the window; the browser's page search finds it. */
  name: string;
  children: ReactNode;
}

/** How far outside the window, in pixels, a row is rendered: far enough that scrolling and tabbing never meet a gap. */
const margin = '1600px 0px';

/** Renders its content once it comes near the window, and keeps it from then on. */
export function NearView({ initially, name, children }: NearViewProps) {
  const [near, setNear] = useState(initially);
  const place = useRef<HTMLDivElement>(null);
  if (initially && !near) setNear(true);

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
