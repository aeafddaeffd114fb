import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { focusFirst } from './firstFocus.js';
import { focusTitle } from './focusTitle.js';
import { Announcement } from './RouteFocus.styles.js';

/**
 * After navigation, moves the focus to the page's title, or to what the page begins with (`useFirstFocus`). Announces the page's title to screen readers, followed by the element marked
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
      if (!focusFirst({ preventScroll: true }) && !focusTitle()) main?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [idle, pathname]);

  return (
    <Announcement aria-live="polite" aria-atomic="true">
      {announced}
    </Announcement>
  );
}
