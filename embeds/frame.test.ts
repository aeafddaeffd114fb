import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { inRoot } from '../build/workspace.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { complaintsOf } from './openedPage.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-embeds-frame-'));
let browser: Browser;
let product: Product;
/** The site that shows the frame. By another name it is another site. */
let survey: Server;
const surveyAt = (host: string) => `http://${host}:${(survey.address() as AddressInfo).port}`;

/** What docs/embed.md tells people to write, with the address of this product. */
function snippet(): string {
  const [, html = ''] = /^```html\n(<iframe[\s\S]*?)^```/m.exec(readFileSync(inRoot('docs/embed.md'), 'utf8')) ?? [];
  return html.replaceAll('https://credence.example.org', product.url);
}

beforeAll(async () => {
  // The server's own user has to enter it.
  chmodSync(folder, 0o755);
  survey = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>A survey</title>${snippet()}`),
  );
  await new Promise<void>((listening) => survey.listen(0, '127.0.0.1', listening));
  product = await startProduct({ folder, env: { EMBED_ORIGINS: surveyAt('127.0.0.1') } });
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  survey.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the snippet of docs/embed.md shows a question as high as it is, and is told the answer', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  const complaints = complaintsOf(page);
  const logged: string[] = [];
  page.on('console', (message) => void (message.type() === 'log' && logged.push(message.text())));
  await page.goto(surveyAt('127.0.0.1'));
  const slider = page.frameLocator('#relapse').getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect.poll(() => logged).toEqual(['[99, null] [990000, 10000]']);

  const [, frame] = page.frames();
  const inside = () => frame!.evaluate(() => document.documentElement.scrollHeight);
  const outside = () => page.locator('#relapse').evaluate(({ clientHeight }) => clientHeight);
  const wide = await outside();
  expect(wide).toBe(await inside());
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(outside).toBeGreaterThan(wide);
  await expect.poll(async () => (await outside()) === (await inside())).toBe(true);
  expect(complaints).toEqual([]);
});

test('a site that is not in the list shows nothing', async () => {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(surveyAt('localhost'));
  await expect.poll(() => complaints.join()).toContain('frame-ancestors');
  expect(await page.frameLocator('#relapse').getByRole('slider').count()).toBe(0);
});
