import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { example } from './consumer.ts';
import { opened } from './openedPage.ts';

/** A stranger's page: a slider of the packed kit in a plain form. */
const PAGE = `
  import { CredenceProvider, ProbabilitySlider } from '@credence/ui';
  import { createRef } from 'react';
  import { createRoot } from 'react-dom/client';
  const input = (window.inputRef = createRef());
  createRoot(document.getElementById('root')).render(
    <CredenceProvider>
      <form>
        <ProbabilitySlider label="Relapse?" name="relapse" required inputRef={input} hint="Within a year." error />
      </form>
    </CredenceProvider>,
  );`;
const HTML = `<!doctype html><html lang="en"><title>Form</title><meta name="viewport" content="width=device-width">
  <body style="margin: 16px"><div id="root"></div><script type="module" src="/page.js"></script></body></html>`;

let browser: Browser;
let script: Buffer;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: await example('embed-vite'), loader: 'jsx' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  script = Buffer.from(outputFiles[0]?.contents ?? '');
  browser = await chromium.launch(launchOptions());
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

const open = async (width = 1024) => {
  const { page, complaints } = await opened(
    browser,
    (name) =>
      name === '/index.html'
        ? { contentType: 'text/html', body: HTML }
        : name === '/page.js'
          ? { contentType: 'text/javascript', body: script }
          : undefined,
    { viewport: { width, height: 900 } },
  );
  const slider = page.getByRole('slider');
  await slider.waitFor();
  return { page, slider, complaints };
};

test('R-2718: the packed slider sends nothing before it is answered, and then its number', async () => {
  const { page, slider, complaints } = await open();
  const sent = () => page.evaluate(() => new FormData(document.forms[0]).getAll('relapse'));
  expect(await sent()).toEqual([]);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  expect(await sent()).toEqual(['51']);
  expect(complaints).toEqual([]);
});

test('R-2716: form libraries find the packed slider’s range, with what is wrong and what is asked', async () => {
  const { page, slider } = await open();
  expect(
    await slider.evaluate((range) => range === (window as { inputRef?: { current: unknown } }).inputRef?.current),
  ).toBe(true);
  expect(await page.evaluate(() => document.forms[0]?.checkValidity())).toBe(false);
  expect(await slider.getAttribute('aria-invalid')).toBe('true');
  const described = await slider.evaluate((range) =>
    (range.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  );
  expect(described).toEqual(['Within a year.', '*required.']);
});

test.each([320, 390, 768, 1280])(
  'R-2587: at %i px, with text twice as large, the words of the packed scale stay apart and on the page',
  async (width) => {
    const { page } = await open(width);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const { boxes, overlaps, room } = await page.locator('[data-slot="word"]').evaluateAll((words) => {
      const letters = words.flatMap((word) => {
        const walker = document.createTreeWalker(word, NodeFilter.SHOW_TEXT);
        const found: { word: Element; box: DOMRect }[] = [];
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          found.push(...[...range.getClientRects()].filter(({ width }) => width > 3).map((box) => ({ word, box })));
        }
        return found;
      });
      // Lines of text have room above and below their letters.
      const between = 6;
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - between && b.top < a.bottom - between;
      return {
        boxes: letters.length,
        overlaps: letters.flatMap(({ word, box }, index) =>
          letters
            .slice(index + 1)
            .filter((other) => other.word !== word && meet(box, other.box))
            .map((other) => `${word.textContent} on ${other.word.textContent}`),
        ),
        room: [document.documentElement.scrollWidth, document.documentElement.clientWidth],
      };
    });
    expect(boxes).toBeGreaterThanOrEqual(7);
    expect(overlaps).toEqual([]);
    expect(room[0]).toBe(room[1]);
  },
);
