import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { prefer, wide } from './emulation.js';
import { lookOf, partsOnPage } from './states.js';
import { drawn, overStories } from './stories.js';
import { cdp } from 'vitest/browser';

/** States that must look different when on and off. */
const OPPOSITES = /(aria-pressed|aria-checked|aria-selected|checked)=(true|false)/;

/** A picture taken under load can be older than the page it shows. */
const ATTEMPTS = 3;

const inked = new Map<string, boolean>();
const looks = new Map<string, { on: string | undefined; off: string | undefined }>();

/** The page's background: the system colour Canvas. */
function ground(): readonly number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [];
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

async function lookAt() {
  for (const { key, shown } of partsOnPage()) {
    const [opposite, , value] = OPPOSITES.exec(key) ?? [];
    if (!opposite) continue;
    const pair = key.replace(OPPOSITES, '$1');
    const known = looks.get(pair) ?? { on: undefined, off: undefined };
    if (value === 'true') known.on ??= lookOf(shown);
    else known.off ??= lookOf(shown);
    looks.set(pair, known);
  }
  for (let attempt = 0; attempt < ATTEMPTS && !(await allHaveInk()); attempt++) await drawn();
}

/** Looks for ink in the parts in sight. One picture checks a part for all stories. */
async function allHaveInk() {
  const parts = partsOnPage();
  if (parts.every(({ key }) => inked.get(key))) return true;
  const picture = await screenshot();
  const canvas = ground();
  const inSight = parts.filter(({ shown }) => isInSight(shown));
  for (const { key, shown } of inSight) if (!inked.get(key)) inked.set(key, hasInk(shown, picture, canvas));
  return inSight.every(({ key }) => inked.get(key));
}

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return element.isConnected && top < innerHeight && bottom > 0;
}

beforeAll(async () => {
  await wide(1024);
  await prefer({ 'forced-colors': 'active' });
  const stories = await overStories({}, lookAt);
  console.info(`walls: ${inked.size} parts and ${looks.size} pairs of states of ${stories} stories in forced colours`);
}, 1_200_000);

afterAll(() => prefer());

test('C7: every part that is interactive or has a state is visible in forced colours', () => {
  expect(inked.size).toBeGreaterThan(100);
  expect([...inked].filter(([, seen]) => !seen).map(([key]) => key)).toEqual([]);
});

test('C7: on and off look different in forced colours', () => {
  const pairs = [...looks].filter(([, { on, off }]) => on !== undefined && off !== undefined);
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.filter(([, { on, off }]) => on === off).map(([pair]) => pair)).toEqual([]);
});

test('C7: detects an invisible part', async () => {
  const { unmount } = await render(
    <div data-credence="planted">
      <button
        type="button"
        data-slot="empty"
        style={{ inlineSize: 20, blockSize: 20, border: 0, background: 'none' }}
      />
      <button type="button" data-slot="drawn" style={{ inlineSize: 20, blockSize: 20, border: '1px solid' }} />
    </div>,
  );
  await drawn();
  const picture = await screenshot();
  const seen = partsOnPage().map(({ key, shown }) => [key, hasInk(shown, picture, ground())]);
  await unmount();
  expect(seen).toEqual([
    ['planted/empty', false],
    ['planted/drawn', true],
  ]);
});

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<{ data: string }>;
}

/** A screenshot of the window. */
async function screenshot(): Promise<ImageData> {
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
function hasInk(element: Element, picture: ImageData, ground: readonly number[]): boolean {
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
