import { type RefObject, useEffect, useState } from 'react';

/** What a figure needs to know about its surroundings. */
export interface FigureSize {
  /** The available width, in px. */
  readonly width: number;
  /** The reader's text size, 1 at the default size. */
  readonly em: number;
  /** True if the page reads from right to left. */
  readonly rtl: boolean;
}

/** Before the first measurement. */
const unmeasured: FigureSize = { width: 480, em: 1, rtl: false };

/** The smallest text at the default size, in px. */
const SMALLEST_TEXT = 12;

/**
 * Observes the width, text size and reading direction of an element that has the font size of the smallest text and a
 * `Probe` as its first child.
 */
export function useFigureSize(root: RefObject<HTMLElement | null>): FigureSize {
  const [size, setSize] = useState(unmeasured);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      // Hidden, it has no size to fit.
      if (width <= 0) return;
      const style = getComputedStyle(element);
      const em = (Number.parseFloat(style.fontSize) || SMALLEST_TEXT) / SMALLEST_TEXT;
      const rtl = style.direction === 'rtl';
      setSize((last) => (last.width === width && last.em === em && last.rtl === rtl ? last : { width, em, rtl }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [root]);

  return size;
}
