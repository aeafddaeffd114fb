import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { Announcement } from './RouteFocus.styles.js';

/**
 * After a change of page: focus on its title, or on what the page marks with `data-first-focus`, and its name for those
 * who listen. Not when the first page opens.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (!idle || shown.current === pathname) return;
    shown.current = pathname;
    const frame = requestAnimationFrame(() => {
      setAnnounced(document.title);
      const main = document.querySelector('main');
      const marked = main?.querySelector<HTMLElement>('[data-first-focus]');
      const title = marked ?? main?.querySelector<HTMLElement>('h1[tabindex]');
      (title ?? main)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [idle, pathname]);

  return (
    <Announcement aria-live="polite" aria-atomic="true">
      {announced}
    </Announcement>
  );
}
