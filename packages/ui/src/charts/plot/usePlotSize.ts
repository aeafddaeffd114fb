import { type RefObject, useEffect, useState } from 'react';

/** What a drawing has to know of where it stands. */
export interface PlotSize {
  /** The room it has, in px. */
  readonly width: number;
  /** How large the reader's text is, 1 at the usual size. */
  readonly em: number;
  /** True where the page reads from right to left. */
  readonly rtl: boolean;
}

/** Drawn on the server and before the first measure. */
const unmeasured: PlotSize = { width: 480, em: 1, rtl: false };

/** The axis text of the kit at the usual size, in px. */
const SMALLEST_TEXT = 12;

/**
 * Follows the room, the text size and the reading direction of an element whose font size is the axis text's, and whose
 * first child changes its size with both.
 */
export function usePlotSize(root: RefObject<HTMLElement | null>): PlotSize {
  const [size, setSize] = useState(unmeasured);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      // Nothing to fit into while it is not shown.
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
