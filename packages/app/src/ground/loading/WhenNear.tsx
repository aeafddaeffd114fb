import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** True to render it without waiting. */
  now?: boolean | undefined;
  children: ReactNode;
}

/** Renders its content once it comes near the window: for what takes work to compute and may never be looked at. */
export function WhenNear({ now = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear || now) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, now]);
  // A height to come near: what is empty might never be in the window.
  return isNear || now ? children : <div ref={place} style={{ minBlockSize: '10rem' }} />;
}
