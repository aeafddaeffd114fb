import { cdp } from 'vitest/browser';

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<{ data: string }>;
}

/** A screenshot of the window. */
export async function screenshot(): Promise<ImageData> {
  const { x = 0, y = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  const clip = { x, y, width: innerWidth, height: innerHeight, scale: 1 };
  const { data } = await (cdp() as unknown as Session).send('Page.captureScreenshot', {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas.');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
}

/** True if an element has a pixel that differs from the page's background, within the window. */
export function hasInk(element: Element, picture: ImageData, ground: readonly number[]): boolean {
  const box = element.getBoundingClientRect();
  const scale = picture.width / innerWidth;
  const until = (end: number, size: number) => Math.min(Math.ceil(end * scale), size);
  for (let y = Math.max(0, Math.floor(box.top * scale)); y < until(box.bottom, picture.height); y++) {
    for (let x = Math.max(0, Math.floor(box.left * scale)); x < until(box.right, picture.width); x++) {
      const at = (y * picture.width + x) * 4;
      if (ground.some((value, channel) => picture.data[at + channel] !== value)) return true;
    }
  }
  return false;
}
