import type { Browser } from 'playwright';
import { openSignedIn } from './signedInPage.ts';

interface Visit {
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  /** The page's path. */
  readonly path: string;
  /** What is on the page once its content is. */
  readonly selector: string;
  /** Done before the measured visit. */
  readonly before?: () => Promise<unknown>;
}

/**
 * Milliseconds from opening an address until the first frame with its content, on a device that has the page's files: the
 * second visit is measured.
 */
export async function firstPaint(browser: Browser, { path, selector, before, ...visitor }: Visit): Promise<number> {
  const page = await openSignedIn(browser, visitor);
  await page.addInitScript((wanted) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { painted: performance.now() })));
    });
    watch.observe(document, { childList: true, subtree: true });
  }, selector);
  const visit = async () => {
    await page.goto(`${visitor.origin}${path}`);
    const painted = await page.waitForFunction(() => (window as { painted?: number }).painted);
    return (await painted.jsonValue()) as number;
  };
  await visit();
  await before?.();
  const taken = await visit();
  await page.context().close();
  return taken;
}
