import type { CDPSession, Page } from 'playwright';

/** Milliseconds for which a page's main thread was busy while an action was performed and rendered. */
export async function busy(page: Page, cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const now = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await now();
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
  return (await now()) - before;
}
