import type { Page } from 'playwright';

/**
 * Measures how many milliseconds the next press of a key takes until its effect is painted: from the browser's event
 * until the end of the first frame in which the element's text has changed. Resolves once the page is ready for the
 * press, with a function that waits for the figure.
 */
export async function watchPaint(page: Page, key: string, selector: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([wanted, place]) => {
      const text = () => document.querySelector(place)?.textContent;
      const before = text();
      const taken = new Promise<number>((resolve) => {
        const afterPaint = (pressed: number) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - pressed);
          // A message posted before a frame is drawn is received after it.
          requestAnimationFrame(() => port2.postMessage(null));
        };
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== wanted) return;
          removeEventListener('keydown', onKeyDown, true);
          const watch = new MutationObserver(() => {
            const now = text();
            if (now === undefined || now === before) return;
            watch.disconnect();
            afterPaint(event.timeStamp);
          });
          watch.observe(document.body, { childList: true, characterData: true, subtree: true });
        };
        addEventListener('keydown', onKeyDown, true);
      });
      Object.assign(window, { taken });
    },
    [key, selector] as const,
  );
  return () => page.evaluate(() => (window as unknown as { taken: Promise<number> }).taken);
}
