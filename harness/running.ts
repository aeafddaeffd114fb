import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { copyProduct, type Product } from './product.ts';

export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** What the tests of a file share; available from its first `beforeAll` on. */
export interface Running {
  readonly product: Product;
  readonly browser: Browser;
  /** A new device; whoever asks for it closes it. */
  context(device?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page on a new device of its own, for one test. */
  page(device?: BrowserContextOptions): Promise<Page>;
}

/** One browser for all files that run in a process; Playwright closes it when the process ends. */
let opened: Promise<Browser> | undefined;

/** Starts the product before the tests of a file, and stops it after them. */
export function running(): Running {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    opened ??= chromium.launch(launchOptions());
    [product, browser] = await Promise.all([copyProduct(inject('startedProduct')), opened]);
  });
  afterAll(() => product?.stop());

  return {
    get product() {
      return product;
    },
    get browser() {
      return browser;
    },
    async context(device = desk) {
      const context = await browser.newContext({ reducedMotion: inject('motion'), ...device });
      // Ends what hangs, not what is slow: a busy machine takes several times as long.
      context.setDefaultTimeout(100_000);
      return context;
    },
    async page(device) {
      const context = await this.context(device);
      onTestFinished(() => context.close());
      return context.newPage();
    },
  };
}
