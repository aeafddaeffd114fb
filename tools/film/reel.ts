import type { Browser, Page } from 'playwright';
import { Camera, DEVICE, SCALE } from './camera.ts';
import type { Span } from './captions.ts';

/** What happens in one scene. It may set up the page before its first shot. */
export type Scene = (camera: Camera) => Promise<void>;

/** One of the films in the making: one person's screen. */
export class Reel {
  readonly camera: Camera;
  readonly scenes: Span[] = [];

  private constructor(camera: Camera) {
    this.camera = camera;
  }

  /** Opens the product for somebody and signs them in. */
  static async open(browser: Browser, address: string, username: string): Promise<Reel> {
    const page = await browser.newPage({
      baseURL: address,
      viewport: DEVICE,
      deviceScaleFactor: SCALE,
      locale: 'en-GB',
      colorScheme: 'light',
    });
    await page.goto('/login');
    await page.getByLabel('Username or e-mail').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('credence-demo');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    return new Reel(new Camera(page));
  }

  async take(scene: Scene): Promise<void> {
    const from = this.camera.now;
    await scene(this.camera);
    this.scenes.push({ from, to: this.camera.now });
  }
}

/** Resolves when nothing on the page fades or loads any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
