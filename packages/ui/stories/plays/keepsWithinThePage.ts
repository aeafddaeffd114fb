import { expect } from 'storybook/test';

/** Ghost buttons may extend this many pixels beyond the edge, so that their text is aligned. */
const OPTICAL = 8;

const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);

function isInsideAScroller(element: Element): boolean {
  for (let above = element.parentElement; above && above !== above.ownerDocument.body; above = above.parentElement) {
    if (scrolls(above)) return true;
  }
  return false;
}

/** No part of a story is cut off at either side: anything wider than the page scrolls within itself. */
export async function keepsWithinThePage({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const width = canvasElement.ownerDocument.documentElement.clientWidth;
  const outside = [...canvasElement.querySelectorAll('*')].filter((element) => {
    const { left, right, width: own, height } = element.getBoundingClientRect();
    const seen = own > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
    return seen && (left < -OPTICAL || right > width + OPTICAL) && !isInsideAScroller(element);
  });
  await expect(outside.map((element) => element.outerHTML.slice(0, 120)).join('\n')).toBe('');
}
