import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { must } from '../build/run.ts';
import { consumer, example } from './consumer.ts';
import { differingShare } from './differingShare.ts';
import { changedStyles, hostStyles, OWN, OWN_PLACE } from './hostPage.ts';
import { opened, type Served } from './openedPage.ts';
import { bootstrap, preflight, SHEETS, TENTHS } from './sheets.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await example('embed-vite');
  await build('dist');
  browser = await chromium.launch(launchOptions());
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

const build = (out: string) =>
  must('The example could not be built.', 'pnpm', ['run', 'build', '--outDir', out], { cwd: folder });

/** The files of a built site. */
const site =
  (built: string) =>
  (name: string): Served | undefined => {
    const file = path.join(folder, built, name);
    if (!existsSync(file)) return undefined;
    return { body: readFileSync(file), contentType: TYPES[path.extname(file)] ?? 'application/octet-stream' };
  };

test('examples/embed-vite builds from the packages, and its question can be answered', async () => {
  const { page, complaints } = await opened(browser, site('dist'), { colorScheme: 'dark' });
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('output').textContent()).toBe('[51,null]');
  expect(await inkOf(page), 'R-2709: dark on the white page, on a dark system').toBe(LIGHT_INK);
  expect(complaints).toEqual([]);
});

const inkOf = (page: Page) =>
  page.locator('[data-credence="probability-question"]').evaluate((root) => getComputedStyle(root).color);
const [LIGHT_INK, DARK_INK] = ['rgb(29, 28, 25)', 'rgb(237, 233, 224)'];

test.each([
  ['a dark theme on a light page', 'dark', 'light', DARK_INK],
  ['a light theme on a dark system', 'light', 'dark', LIGHT_INK],
  ['the theme of the system, dark', 'system', 'dark', DARK_INK],
  ['the theme of the system, light', 'system', 'light', LIGHT_INK],
] as const)(
  'R-3491: built for older browsers, as bundlers do unasked, it has %s',
  async (_, theme, colorScheme, ink) => {
    await withProvider(`<CredenceProvider theme="${theme}">`, () => build(theme));
    const { page } = await opened(browser, site(theme), { colorScheme });
    await page.getByRole('slider').first().waitFor();
    expect(await inkOf(page)).toBe(ink);
  },
);

test('R-3491: and of a page that says in its head alone that it is dark on a dark system', async () => {
  const files = site('dist');
  const html = String(files('/index.html')?.body).replace(
    '<head>',
    '<head><meta name="color-scheme" content="light dark">',
  );
  const page = async (colorScheme: 'light' | 'dark') => {
    const given = (name: string) => (name === '/index.html' ? { contentType: 'text/html', body: html } : files(name));
    const { page } = await opened(browser, given, { colorScheme });
    await page.getByRole('slider').first().waitFor();
    return page;
  };
  expect(await inkOf(await page('dark'))).toBe(DARK_INK);
  expect(await inkOf(await page('light'))).toBe(LIGHT_INK);
});

describe('its question on the page of somebody else', () => {
  let modules: string;
  let plain: Buffer;
  beforeAll(async () => {
    modules = path.join(await consumer('html', SHEETS, ['elements']), 'node_modules');
    plain = (await shown('dist', '')).picture;
    await withProvider('<CredenceProvider rootTextSize={62.5}>', () => build('tenths'));
  });

  test.each<[string, string, () => string | Promise<string>]>([
    ['Bootstrap', 'dist', () => bootstrap(modules)],
    ['the preflight of Tailwind', 'dist', () => preflight(modules)],
    ['text in the middle, as in the template of Vite,', 'dist', () => 'body { text-align: center }'],
    ['an html of 62.5 %, which it is told of,', 'tenths', () => TENTHS],
  ])('%s changes no pixel of it, and it no style of the page', async (_, built, sheet) => {
    const { picture, changes } = await shown(built, await sheet());
    expect(differingShare(plain, picture)).toBe(0);
    expect(changes).toEqual([]);
  });
});

/** Does something while the example begins otherwise. */
async function withProvider(tag: string, work: () => Promise<unknown>): Promise<void> {
  const file = path.join(folder, 'src/main.jsx');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('<CredenceProvider>', tag));
  try {
    await work();
  } finally {
    writeFileSync(file, source);
  }
}

/** The question on a page under this sheet, and what it changes of the page. */
async function shown(built: string, css: string) {
  const files = site(built);
  const html = String(files('/index.html')?.body);
  const [tag = '', src = ''] = /<script.*?src="(.*?)".*?<\/script>/.exec(html) ?? [];
  const place = '#question { position: absolute !important; inset: 0 auto auto 0 !important; width: 720px !important }';
  const body = html
    .replace(tag, '')
    .replace('</head>', `<style>${place} ${OWN_PLACE}</style></head>`)
    .replace('</body>', `${OWN}<style>${css}</style></body>`);
  const { page } = await opened(
    browser,
    (name) => (name === '/index.html' ? { contentType: 'text/html', body } : files(name)),
    { viewport: { width: 1200, height: 2000 } },
  );
  const before = await hostStyles(page);
  await page.addScriptTag({ type: 'module', url: src });
  const picture = await pictureOf(page);
  return { picture, changes: changedStyles(before, await hostStyles(page)) };
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.getByRole('slider').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page.locator('[data-credence="probability-question"]').screenshot({ animations: 'disabled' });
}
