import type { Browser, Page } from 'playwright';
import { Camera, DEVICE, SCALE } from './camera.ts';
import type { Span } from './captions.ts';
import type { Words } from './words.ts';

/** Where the application keeps the language that somebody has chosen. */
const LANGUAGE_COOKIE = 'credence-language';

/** What happens in one scene, on screens with these words. It may set up the page before its first shot. */
export type Scene = (camera: Camera, words: Words) => Promise<void>;

/** One of the films in the making: one person's screen. */
export class Reel {
  readonly camera: Camera;
  readonly scenes: Span[] = [];

  readonly #words: Words;

  private constructor(camera: Camera, words: Words) {
    this.camera = camera;
    this.#words = words;
  }

  /** Opens the product, in the language of the words, for somebody and signs them in. */
  static async open(browser: Browser, address: string, username: string, words: Words): Promise<Reel> {
    const { language, text } = words;
    const page = await browser.newPage({
      baseURL: address,
      viewport: DEVICE,
      deviceScaleFactor: SCALE,
      locale: text.common.dates,
      colorScheme: 'light',
    });
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: address }]);
    await page.goto('/login');
    await page.getByLabel(text.login.username).fill(username);
    await page.getByLabel(text.login.password, { exact: true }).fill('credence-demo');
    await page.keyboard.press('Enter');
    // Whether or not they have been here before: the longer greeting begins with the shorter one.
    await page.getByRole('heading', { level: 1, name: text.home.welcome('') }).waitFor();
    return new Reel(new Camera(page), words);
  }

  async take(scene: Scene): Promise<void> {
    const from = this.camera.now;
    await scene(this.camera, this.#words);
    this.scenes.push({ from, to: this.camera.now });
  }
}

/** Resolves when nothing on the page fades or loads any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
