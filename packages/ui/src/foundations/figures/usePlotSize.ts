import { type RefObject, useEffect, useState } from 'react';

/** What a drawing needs to know about its surroundings. */
export interface PlotSize {
  /** The available width, in px. */
  readonly width: number;
  /** The reader's text size, 1 at the default size. */
  readonly em: number;
  /** True if the page reads from right to left. */
  readonly rtl: boolean;
}

/** Used on the server and before the first measurement. */
const unmeasured: PlotSize = { width: 480, em: 1, rtl: false };

/** The kit's axis text at the default size, in px. */
const SMALLEST_TEXT = 12;

/**
 * Observes the width, text size and reading direction of an element that has the font size of the axis text and
 * a first child whose size changes with both.
 */
export function usePlotSize(root: RefObject<HTMLElement | null>): PlotSize {
  const [size, setSize] = useState(unmeasured);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      // Its own width, also where the page draws it larger or smaller.
      const width = Math.floor(Number.parseFloat(style.width));
      // Hidden, it has no size to fit.
      if (!(width > 0)) return;
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
