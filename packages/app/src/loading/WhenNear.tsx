import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  children: ReactNode;
}

/** Renders its content once it comes near the window: for what takes work to compute and may never be looked at. */
export function WhenNear({ children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  // A height to come near: what is empty might never be in the window.
  return isNear ? children : <div ref={place} style={{ minBlockSize: '10rem' }} />;
}
