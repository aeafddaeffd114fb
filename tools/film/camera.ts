import type { Locator, Page } from 'playwright';

/** One frame of the film. The page is stored once for all frames in which only the pointer moves. */
export interface Shot {
  /** Index of the page's picture. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly pressed: boolean;
  /** In milliseconds. */
  readonly lasts: number;
}

const STEP = 50;

/**
 * Films a page frame by frame. The film has its own clock: however slowly the machine renders, the pointer moves at the
 * same calm pace.
 */
export class Camera {
  readonly pages: string[] = [];
  readonly shots: Shot[] = [];
  readonly #page: Page;
  #x = 900;
  #y = 520;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The length of the film so far, in milliseconds. */
  get now(): number {
    return this.shots.reduce((sum, { lasts }) => sum + lasts, 0);
  }

  /** Shows the page in its current state for this many milliseconds. */
  async hold(lasts: number): Promise<void> {
    await this.#draw();
    this.#shoot(lasts);
  }

  async moveTo(target: Locator, { x = 0.5, y = 0.5 } = {}): Promise<void> {
    const to = await pointOf(target, x, y);
    const from = { x: this.#x, y: this.#y };
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.max(6, Math.min(18, Math.round(far / 40)));
    for (let step = 1; step <= steps; step++) {
      const share = ease(step / steps);
      this.#x = from.x + (to.x - from.x) * share;
      this.#y = from.y + (to.y - from.y) * share;
      this.#shoot(STEP);
    }
    await this.#page.mouse.move(to.x, to.y);
    await this.hold(250);
  }

  async click(target: Locator, after: () => Promise<unknown> = () => this.#page.waitForTimeout(350)): Promise<void> {
    await this.moveTo(target);
    this.#shoot(150, true);
    await this.#page.mouse.click(this.#x, this.#y);
    await after();
    await this.hold(500);
  }

  /** Drags from one point of the target to another; every step is rendered. */
  async drag(target: Locator, fromX: number, toX: number): Promise<void> {
    await this.moveTo(target, { x: fromX });
    await this.#page.mouse.down();
    const from = this.#x;
    const to = await pointOf(target, toX, 0.5);
    const steps = 16;
    for (let step = 1; step <= steps; step++) {
      this.#x = from + (to.x - from) * ease(step / steps);
      await this.#page.mouse.move(this.#x, this.#y);
      await this.#draw();
      this.#shoot(STEP, true);
    }
    await this.#page.mouse.up();
    await this.hold(400);
  }

  /** Scrolls until the target is in a good position on the screen. */
  async scrollTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to scroll to.');
    const wanted = box.y + box.height / 2 - 380;
    const start = await this.#page.evaluate(() => scrollY);
    for (let step = 1; step <= 10; step++) {
      await this.#page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), start + wanted * ease(step / 10));
      await this.#draw();
      this.#shoot(STEP);
    }
  }

  async #draw(): Promise<void> {
    const picture = await this.#page.screenshot({ type: 'png', caret: 'initial' });
    const encoded = picture.toString('base64');
    if (this.pages.at(-1) !== encoded) this.pages.push(encoded);
  }

  #shoot(lasts: number, pressed = false): void {
    this.shots.push({ page: this.pages.length - 1, x: this.#x, y: this.#y, pressed, lasts });
  }
}

async function pointOf(target: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to point at.');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

const ease = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;
