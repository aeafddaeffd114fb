import { useEffect, useState } from 'react';

/**
 * How much of the window's lower edge the dock of a QuestionLayout or CombinationEditor covers, in pixels; 0 on a page
 * without one. For what floats above the page, outside of the layout.
 * @since 0.1.0
 * @experimental
 */
export function useDockHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const measure = () => {
      const dock = document.querySelector<HTMLElement>('[data-slot="dock"]');
      setHeight(dock && getComputedStyle(dock).position === 'sticky' ? dock.offsetHeight : 0);
    };
    measure();
    // The page may change, and the dock with what it says.
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measure);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return height;
}
