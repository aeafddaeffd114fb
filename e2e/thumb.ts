import type { CDPSession, Locator, Page } from 'playwright';

type Point = readonly [x: number, y: number];

/** A thumb on a phone: it taps what is visible, and scrolls to what is not. */
export class Thumb {
  readonly #page: Page;
  #session: CDPSession | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Taps an element at a fraction (0 to 1) of its length from the start. */
  async tap(element: Locator, along = 0.5): Promise<void> {
    const { x, y, width, height } = await this.bringInSight(element);
    await this.#page.touchscreen.tap(x + width * along, y + height / 2);
  }

  /** Puts the thumb down, moves it and lifts it, as seen by the browser; flinging, or coming to rest before. */
  async swipe([fromX, fromY]: Point, [toX, toY]: Point, { flings = true } = {}): Promise<void> {
    const touch = async (type: string, touchPoints: { x: number; y: number }[]) => {
      this.#session ??= await this.#page.context().newCDPSession(this.#page);
      await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    };
    await touch('touchStart', [{ x: fromX, y: fromY }]);
    const steps = 5;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await touch('touchMove', [{ x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part }]);
    }
    if (!flings) {
      await this.#page.waitForTimeout(80);
      await touch('touchMove', [{ x: toX, y: toY + Math.sign(toY - fromY) }]);
    }
    await touch('touchEnd', []);
  }

  /** Scrolls until an element is fully visible between the top and the dock; returns its position then. */
  async bringInSight(element: Locator) {
    await element.waitFor();
    for (let tries = 0; tries < 20; tries += 1) {
      const box = await element.boundingBox();
      if (!box) throw new Error(`Nothing to tap: ${String(element)}`);
      const end = await this.#end(element);
      if (box.y >= 0 && box.y + box.height <= end) return box;
      const by = Math.max(-250, Math.min(250, (end - box.height) / 2 - box.y));
      const from = by < 0 ? end - 60 : 120;
      await this.swipe([30, from], [30, from + by], { flings: false });
      await this.#atRest();
    }
    throw new Error(`Out of reach: ${String(element)}`);
  }

  /** Waits until scrolling has stopped: a tap that stops a scroll does nothing else. */
  async #atRest(): Promise<void> {
    await this.#page.evaluate(async () => {
      let still = 0;
      for (
        let last = window.scrollY;
        still < 6;
        still = window.scrollY === last ? still + 1 : 0, last = window.scrollY
      ) {
        await new Promise(requestAnimationFrame);
      }
    });
  }

  /** The lower edge of the area of the window where an element can be seen. */
  #end(element: Locator): Promise<number> {
    return element.evaluate((node) => {
      const dock = document.querySelector('[data-slot="dock"]');
      return dock && !dock.contains(node) ? dock.getBoundingClientRect().top : window.innerHeight;
    });
  }
}
