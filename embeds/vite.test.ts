import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../tools/browser.ts';
import { must } from '../tools/run.ts';
import { example } from './consumer.ts';
import { opened, type Served } from './openedPage.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** The files of a built site. */
const site =
  (folder: string) =>
  (name: string): Served | undefined => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return undefined;
    return { body: readFileSync(file), contentType: TYPES[path.extname(file)] ?? 'application/octet-stream' };
  };

test('examples/embed-vite builds from the packages, and its question can be answered', async () => {
  const folder = await example('embed-vite');
  await must('The example could not be built.', 'pnpm', ['run', 'build'], { cwd: folder });
  const { page, complaints } = await opened(browser, site(path.join(folder, 'dist')), { colorScheme: 'dark' });
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('output').textContent()).toBe('[51,null]');
  const ink = await page
    .locator('[data-credence="probability-question"]')
    .evaluate((root) => getComputedStyle(root).color);
  expect(ink, 'F-501: dark on the white page, on a dark system').toBe('rgb(29, 28, 25)');
  expect(complaints).toEqual([]);
});
