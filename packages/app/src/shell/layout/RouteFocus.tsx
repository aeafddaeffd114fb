import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { Announcement } from './RouteFocus.styles.js';

/**
 * After navigation, moves the focus to the page's title or to the element marked `data-first-focus` (if its value is a
 * selector, to the first match inside it). Announces the page's title to screen readers, followed by the element marked
 * `data-announced`. Does nothing when the first page opens, and leaves the focus to whoever has moved it meanwhile.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (!idle || shown.current === pathname) return;
    shown.current = pathname;
    const before = document.activeElement;
    const frame = requestAnimationFrame(() => {
      const main = document.querySelector('main');
      setAnnounced([document.title, main?.querySelector('[data-announced]')?.textContent].filter(Boolean).join('. '));
      const focused = document.activeElement;
      if (focused !== before && main?.contains(focused)) return;
      const place = main?.querySelector<HTMLElement>('[data-first-focus]');
      const selector = place?.dataset.firstFocus;
      const marked = selector ? place?.querySelector<HTMLElement>(selector) : place;
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
