import { chromium } from 'playwright';
import { launchOptions } from '../../build/browser.ts';
import { toPalette } from '../../visual/palette.ts';

/** An SVG drawing as a PNG on white, twice as fine as it is large, as small as PNG gets. */
export async function pictureOf(drawing: string): Promise<Buffer> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 640, height: 360 } });
    await page.setContent(`<body style="margin: 0; background: white">${drawing}</body>`);
    return toPalette(await page.locator('svg').screenshot());
  } finally {
    await browser.close();
  }
}
