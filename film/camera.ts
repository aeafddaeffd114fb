import type { Locator, Page } from 'playwright';

/** One frame of the film. The page is stored once for all frames in which only the pointer moves. */
export interface Shot {
  /** Index of the page's picture. */
  readonly page: number;
  /** Of the pointer, in the picture's CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly pressed: boolean;
  /** In milliseconds. */
  readonly lasts: number;
}

/** The device that is filmed: a phone, whose labels are large in relation to the picture. */
export const DEVICE = { width: 400, height: 800 };
/** The part of its screen that fills the picture. */
const FRAME = { width: 400, height: 300 };
/** Pixels of the film per CSS pixel of the page. A whole number: what is scrolled can be copied from the last frame. */
export const SCALE = 2;

const STEP = 50;
/** Where the pointer hides nothing: in the margin. */
const REST = { x: 385, y: 200 };
const LOWEST = DEVICE.height - FRAME.height;

/**
 * Films a part of a page frame by frame: a close-up that moves up and down the screen. The film has its own clock:
 * however slowly the machine renders, everything moves at the same calm pace.
 */
export class Camera {
  readonly pages: string[] = [];
  readonly shots: Shot[] = [];
  readonly page: Page;
  /** Where the frame begins on the screen. */
  #top = 0;
  #x = REST.x;
  #y = REST.y;

  constructor(page: Page) {
    this.page = page;
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

  /** Cuts to this place, without a movement. */
  async cutTo(target: Locator, at = 0.5): Promise<void> {
    const { scroll, top } = await this.#placeOf(target, at);
    [this.#x, this.#y] = [REST.x, REST.y];
    await this.#place(scroll, top);
  }

  /** Moves until the target is at this share of the picture's height. */
  async lookAt(target: Locator, at = 0.5): Promise<void> {
    const from = { scroll: await this.page.evaluate(() => scrollY), top: this.#top };
    const to = await this.#placeOf(target, at);
    const far = Math.abs(to.scroll - from.scroll) + Math.abs(to.top - from.top);
    const steps = Math.max(14, Math.round(far / 16));
    for (let step = 1; step <= steps; step++) {
      const share = ease(step / steps);
      await this.#place(from.scroll + (to.scroll - from.scroll) * share, from.top + (to.top - from.top) * share);
      await this.hold(STEP);
    }
  }

  async moveTo(target: Locator, { x = 0.5, y = 0.5 } = {}): Promise<void> {
    const to = await this.#pointOf(target, x, y);
    const from = { x: this.#x, y: this.#y };
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.max(6, Math.min(14, Math.round(far / 16)));
    for (let step = 1; step <= steps; step++) {
      const share = ease(step / steps);
      this.#x = from.x + (to.x - from.x) * share;
      this.#y = from.y + (to.y - from.y) * share;
      this.#shoot(STEP);
    }
    await this.#mouse();
    await this.hold(200);
  }

  async click(target: Locator, after: () => Promise<unknown> = () => this.page.waitForTimeout(350)): Promise<void> {
    await this.moveTo(target);
    this.#shoot(150, true);
    await this.page.mouse.click(this.#x, this.#y + this.#top);
    await after();
  }

  /** Drags from one point of the target to another; every step is rendered. */
  async drag(target: Locator, fromX: number, toX: number): Promise<void> {
    await this.moveTo(target, { x: fromX });
    await this.page.mouse.down();
    const from = this.#x;
    const to = await this.#pointOf(target, toX, 0.5);
    const steps = 22;
    for (let step = 1; step <= steps; step++) {
      this.#x = from + (to.x - from) * ease(step / steps);
      await this.#mouse();
      await this.#draw();
      this.#shoot(STEP, true);
    }
    await this.page.mouse.up();
    await this.hold(400);
  }

  /** Types as a person does, letter by letter. */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.page.keyboard.type(letter);
      await this.hold(70);
    }
  }

  /** Where the page has to be scrolled to, and the frame to begin, to see the target. */
  async #placeOf(target: Locator, at: number): Promise<{ scroll: number; top: number }> {
    const box = await boxOf(target);
    const { scroll, most, stays } = await target.evaluate((element) => {
      const positions = [];
      for (let each: Element | null = element; each; each = each.parentElement)
        positions.push(getComputedStyle(each).position);
      return {
        scroll: scrollY,
        most: document.documentElement.scrollHeight - innerHeight,
        stays: positions.includes('fixed') || positions.includes('sticky'),
      };
    });
    // What stays on the screen moves only with the frame; anything else is scrolled to the middle of the screen.
    const wanted = box.y + box.height / 2 - FRAME.height * at;
    const scrolled = stays ? scroll : within(scroll + wanted - LOWEST / 2, most);
    return { scroll: scrolled, top: Math.round(within(wanted - (scrolled - scroll), LOWEST)) };
  }

  async #place(scroll: number, top: number): Promise<void> {
    this.#top = Math.round(top);
    await this.page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), Math.round(scroll));
    await this.#mouse();
  }

  async #pointOf(target: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
    const box = await boxOf(target);
    return { x: box.x + box.width * x, y: box.y + box.height * y - this.#top };
  }

  async #mouse(): Promise<void> {
    await this.page.mouse.move(this.#x, this.#y + this.#top);
  }

  async #draw(): Promise<void> {
    const clip = { x: 0, y: this.#top, ...FRAME };
    const picture = await this.page.screenshot({ type: 'png', caret: 'initial', clip });
    const encoded = picture.toString('base64');
    if (this.pages.at(-1) !== encoded) this.pages.push(encoded);
  }

  #shoot(lasts: number, pressed = false): void {
    this.shots.push({ page: this.pages.length - 1, x: this.#x, y: this.#y, pressed, lasts });
  }
}

async function boxOf(target: Locator) {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to look at.');
  return box;
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
const ease = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;
