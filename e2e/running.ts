import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { launchOptions } from '../tools/browser.ts';
import { copyProduct, type Product } from './product.ts';

export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** What the tests of a file share; there from its first `beforeAll` on. */
export interface Running {
  readonly product: Product;
  readonly browser: Browser;
  /** The page of somebody who sits down at a device of their own, for one test. */
  page(device?: BrowserContextOptions): Promise<Page>;
}

/** Starts the product and a browser before the tests of a file, and ends both after them. */
export function running(): Running {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([copyProduct(inject('startedProduct')), chromium.launch(launchOptions())]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  return {
    get product() {
      return product;
    },
    get browser() {
      return browser;
    },
    async page(device = desk) {
      const context = await browser.newContext(device);
      onTestFinished(() => context.close());
      return context.newPage();
    },
  };
}
