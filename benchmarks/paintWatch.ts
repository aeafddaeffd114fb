import type { Page } from 'playwright';

/**
 * Makes a page tell of the next press of this key how many milliseconds pass until what it changes is painted: from the
 * moment that the browser gives the event until the first frame is done in which the element's text is another one.
 * Resolves when the page is ready for the press, with what then waits for the figure.
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
          // What is posted before a frame is drawn is read once it is.
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
