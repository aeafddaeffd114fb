import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { PNG } from 'pngjs';
import type { Entry } from './sliders.ts';

export interface Bundle {
  readonly script: string;
  readonly styles: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Setting extends BrowserContextOptions {
  /** The slider begins without an answer instead of at 50. */
  readonly isUnanswered?: boolean;
  /** The direction of the page. */
  readonly dir?: 'ltr' | 'rtl';
}

/** One slider on a fresh page, with keys, a mouse and fingers. */
export class Bench {
  readonly page: Page;
  readonly #cdp: CDPSession;
  readonly #parts: Entry['parts'];

  private constructor(page: Page, cdp: CDPSession, parts: Entry['parts']) {
    this.page = page;
    this.#cdp = cdp;
    this.#parts = parts;
  }

  static async on(browser: Browser, { script, styles }: Bundle, { parts }: Entry, setting: Setting): Promise<Bench> {
    const { isUnanswered = false, dir = 'ltr', ...options } = setting;
    const page = await browser.newPage({ viewport: { width: 420, height: 800 }, hasTouch: true, ...options });
    await page.setContent(`<!doctype html><html lang="en" dir="${dir}"><title>Lab</title><body></body></html>`);
    await page.evaluate((given) => Object.assign(window, { isUnanswered: given }), isUnanswered);
    if (styles) await page.addStyleTag({ content: styles });
    await page.addScriptTag({ content: script });
    await page.locator('form').waitFor();
    const bench = new Bench(page, await page.context().newCDPSession(page), parts);
    // Some place their thumb only when they have measured themselves.
    await bench.drawn();
    return bench;
  }

  /** Resolves when the page has been drawn once more. */
  drawn(): Promise<unknown> {
    return this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  get slider() {
    return this.page.getByRole('slider');
  }
  /** The number that a screen reader is told; NaN if there is none. */
  value(): Promise<number> {
    return this.slider.evaluate((element) =>
      element instanceof HTMLInputElement
        ? element.valueAsNumber
        : Number.parseFloat(element.getAttribute('aria-valuenow') ?? ''),
    );
  }
  /** What the form sends; undefined if nothing. */
  sent(): Promise<FormDataEntryValue | undefined> {
    return this.page.evaluate(() => [...new FormData(document.forms[0]).values()][0]);
  }
  /** Presses a key, and tells by how much the value has changed. */
  async changeBy(key: string): Promise<number> {
    const before = await this.value();
    await this.slider.focus();
    await this.page.keyboard.press(key);
    return (await this.value()) - before;
  }

  /** Whether there is a thumb. */
  async hasThumb(): Promise<boolean> {
    if ((await this.slider.count()) === 0) return false;
    return 'thumbWidth' in this.#parts || this.page.locator(this.#parts.thumb).isVisible();
  }
  /** The middle of the thumb, and its width. */
  async thumb(): Promise<Point & { readonly width: number }> {
    if ('thumb' in this.#parts) return this.#middleOf(this.#parts.thumb);
    const { thumbWidth } = this.#parts;
    const { x, y, width } = await this.#middleOf(RANGE);
    return { x: x + (((await this.value()) - 50) / 98) * (width - thumbWidth), y, width: thumbWidth };
  }
  /** A point of the track, by its share of the whole. */
  async track(share: number): Promise<Point> {
    const { x, y, width } = await this.#middleOf('track' in this.#parts ? this.#parts.track : RANGE);
    return { x: x + (share - 0.5) * width, y };
  }
  async #middleOf(selector: string) {
    const box = await this.page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not drawn.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
  }

  /** Reads the colours of the page as it looks now. */
  async colours(): Promise<(at: Point) => number> {
    const { data, width } = PNG.sync.read(await this.page.screenshot({ animations: 'disabled' }));
    return ({ x, y }) => data.readUInt32BE((Math.round(y) * width + Math.round(x)) * 4);
  }

  async press({ x, y }: Point): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }
  /** Moves a finger up the page, as a hand that scrolls does. */
  async swipeUp({ x, y }: Point, distance = 180): Promise<void> {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    for (let moved = 15; moved <= distance; moved += 15) {
      await touch('touchMove', [{ x, y: y - moved }]);
      await this.drawn();
    }
    await touch('touchEnd', []);
    await this.drawn();
  }
}

const RANGE = 'input[type="range"]';
