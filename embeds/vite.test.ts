import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../tools/browser.ts';
import { must } from '../tools/run.ts';
import { example } from './consumer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const ADDRESS = 'http://embed.test/';

let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** Opens a built site without a server. Whatever it asks for elsewhere is noted, and not answered. */
async function open(folder: string) {
  const page = await browser.newPage({ colorScheme: 'dark' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== new URL(ADDRESS).origin) {
      complaints.push(`asked for ${url.href}`);
      return route.abort();
    }
    const file = url.pathname === '/' ? '/index.html' : url.pathname;
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(path.join(folder, file)), contentType });
  });
  await page.goto(ADDRESS);
  return { page, complaints };
}

test('examples/embed-vite builds from the packages, and its question can be answered', async () => {
  const folder = await example('embed-vite');
  await must('The example could not be built.', 'pnpm', ['run', 'build'], { cwd: folder });
  const { page, complaints } = await open(path.join(folder, 'dist'));
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
