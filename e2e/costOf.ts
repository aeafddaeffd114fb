import type { Page } from 'playwright';

/** What opening an address costs on a device that has nothing of it yet: requests, and bytes as transferred. */
export async function costOf(page: Page, url: string): Promise<{ requests: number; bytes: number }> {
  const cost = { requests: 0, bytes: 0 };
  const network = await page.context().newCDPSession(page);
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.requests += 1;
    cost.bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  return cost;
}
