import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { inRoot } from '../build/workspace.ts';
import { consumer } from './consumer.ts';
import { differingShare } from './differingShare.ts';
import { changedStyles, hostStyles } from './hostPage.ts';
import { foreignPage, MODULES, NONCE, POLICY } from './html/foreignPage.ts';
import { opened } from './openedPage.ts';
import { bootstrap, HOSTILE, preflight, SHEETS, TENTHS } from './sheets.ts';

let browser: Browser;
let modules: string;
let dist: string;
beforeAll(async () => {
  modules = path.join(await consumer('html', SHEETS, ['elements']), 'node_modules');
  dist = path.join(modules, '@credence/elements/dist');
  browser = await chromium.launch(launchOptions());
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

type Options = NonNullable<Parameters<Browser['newPage']>[0]>;

/** Opens HTML with the packed scripts beside it. */
const open = (html: string, options: Options = {}, headers: Record<string, string> = {}) =>
  opened(
    browser,
    (name) => {
      if (name === '/index.html') return { contentType: 'text/html', body: html, headers };
      const file = path.join(dist, name);
      return existsSync(file) ? { contentType: 'text/javascript', body: readFileSync(file) } : undefined;
    },
    { viewport: { width: 1200, height: 2600 }, ...options },
  );

const PLACES = ['#sheet0', '#sheet1', '#sheet2'];
const drawn = (page: Page) => page.getByRole('slider').last().waitFor();

/** How many style sheets the document has. */
const sheets = (page: Page) => page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length);

/** The elements as they are seen. */
async function pictures(page: Page): Promise<Buffer[]> {
  await drawn(page);
  await page.evaluate(() => document.fonts.ready);
  const found: Buffer[] = [];
  for (const place of PLACES) found.push(await page.locator(place).screenshot({ animations: 'disabled' }));
  return found;
}

describe('the elements on a plain page', () => {
  test('examples/embed-html: the question can be answered, and is sent with the form', async () => {
    const { page, complaints } = await open(readFileSync(inRoot('examples/embed-html/index.html'), 'utf8'));
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.locator('output').textContent(), 'it is required').toBe('');
    for (const slider of [page.getByRole('slider').first(), page.getByRole('slider').last()]) {
      await slider.focus();
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('button', { name: 'Send' }).click();
    // The rows that nobody set follow.
    const sent = 'relapse=51&relapse=24.5&relapse=24.5&surgery=51';
    await expect.poll(() => page.locator('output').textContent()).toBe(sent);
    expect(complaints).toEqual([]);
  });

  test('examples/embed-html: axe finds nothing', async () => {
    const { page } = await open(readFileSync(inRoot('examples/embed-html/index.html'), 'utf8'));
    await drawn(page);
    const addon = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json'));
    await page.addScriptTag({ path: addon.resolve('axe-core/axe.min.js') });
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } };
      return (await axe.run()).violations.map(({ id }) => id);
    });
    expect(found).toEqual([]);
  });

  test('shows numbers whole in the typefaces of the page, which are wider than those of the kit', async () => {
    const { page } = await open(foreignPage(''));
    await drawn(page);
    const cut = await page
      .getByRole('textbox')
      .evaluateAll((boxes) => boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cut).toBe(0);
  });

  test('asks under a policy that lets nothing in but what bears its nonce, and it can be used', async () => {
    const { page, complaints } = await open(foreignPage(''), {}, { 'content-security-policy': POLICY });
    await drawn(page);
    await page.getByRole('slider', { name: /relapse/ }).focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'young' }).click();
    expect(await page.evaluate(() => new FormData(document.forms[0]).get('risk'))).toBe('99');
    expect(complaints).toEqual([]);
  });

  test('R-3152: modules ask under the same policy, and are drawn as by the script', async () => {
    const script = await pictures((await open(foreignPage(''))).page);
    const headers = { 'content-security-policy': POLICY };
    const { page, complaints } = await open(foreignPage('', MODULES), {}, headers);
    const seen = await pictures(page);
    expect(seen.map((picture, index) => differingShare(script[index]!, picture))).toEqual([0, 0, 0]);
    expect(complaints).toEqual([]);
  });

  test('R-3151: a page with elements of two modules loads each file once, and React in one of them', async () => {
    const { page, complaints } = await open('<!doctype html><title>Empty</title>');
    const loaded: { name: string; text: Promise<string> }[] = [];
    page.on('response', (response) => {
      const text = response.text();
      // Of what comes last nobody asks, and the page may be gone by then.
      text.catch(() => undefined);
      loaded.push({ name: response.url(), text });
    });
    await page.setContent(foreignPage('', MODULES));
    await drawn(page);
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
    expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length);
    const texts = await Promise.all(scripts.map(({ text }) => text));
    // A name that the renderer's code alone has: what others ask of React's DOM is a chunk of its own.
    expect(texts.filter((text) => text.includes('rendererPackageName'))).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['de', /german/, 'unwahrscheinlich'],
    ['en', /^$/, 'improbable'],
  ])('R-3153: a page in "%s" loads the words of that language alone', async (lang, file, word) => {
    const slider = '<credence-slider label="Relapse"></credence-slider>';
    const { page, complaints } = await open('<!doctype html><title>Empty</title>');
    const languages: string[] = [];
    page.on('request', (request) => {
      const [language = ''] = /(?:dutch|french|german|italian|spanish)/.exec(request.url()) ?? [];
      if (language) languages.push(language);
    });
    await page.setContent(
      `<!doctype html><html lang="${lang}"><title>A slider</title><script type="module" src="/modules/slider.js"></script>${slider}`,
    );
    await page.getByText(word, { exact: true }).waitFor();
    expect(languages.join()).toMatch(file);
    expect(complaints).toEqual([]);
  });

  test('R-3154: where a language cannot be loaded, the words are English and say so', async () => {
    const { page } = await open('<!doctype html><title>Empty</title>');
    await page.route('**/german-*', (route) => route.abort());
    await page.setContent(
      '<!doctype html><html lang="de"><title>A slider</title><script type="module" src="/modules/slider.js"></script><credence-slider label="Relapse"></credence-slider>',
    );
    await page.getByText('improbable', { exact: true }).waitFor();
    expect(await page.locator('credence-slider [part="stage"]').getAttribute('lang')).toBe('en');
  });

  test('R-3189: words that do not come are asked for again, and an element is in English until they are there', async () => {
    const { page } = await open('<!doctype html><title>Empty</title>');
    let asked = 0;
    let come = () => {};
    const coming = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/german-*', async (route) => {
      asked += 1;
      if (asked === 1) return route.abort();
      await coming;
      return route.fallback();
    });
    await page.setContent(
      '<!doctype html><html lang="de"><title>A slider</title><script type="module" src="/modules/slider.js"></script><credence-slider label="Relapse" value="31"></credence-slider>',
    );
    const language = () => page.locator('credence-slider [part="stage"]').getAttribute('lang');
    await page.getByText('improbable', { exact: true }).waitFor();
    expect(await language()).toBe('en');
    await expect.poll(() => asked).toBe(2);
    come();
    await page.getByText('unwahrscheinlich', { exact: true }).waitFor();
    expect([await language(), asked]).toEqual(['de', 2]);
  });

  test('R-3193: an element whose page changes its language goes on in the old one until the new words are there', async () => {
    const { page } = await open('<!doctype html><title>Empty</title>');
    let come = () => {};
    const coming = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/german-*', async (route) => {
      await coming;
      await route.fallback();
    });
    await page.setContent(
      '<!doctype html><html lang="fr"><title>A slider</title><script type="module" src="/modules/slider.js"></script><credence-slider label="Relapse" value="31"></credence-slider>',
    );
    const slider = page.getByRole('slider', { name: /Relapse/ });
    const language = () => page.locator('credence-slider [part="stage"]').getAttribute('lang');
    await slider.waitFor();
    const asked = page.waitForRequest('**/german-*');
    await page.locator('credence-slider').evaluate((element) => {
      document.documentElement.lang = 'de';
      Object.assign(element, { value: 32 });
    });
    await asked;
    await expect.poll(() => slider.inputValue()).toBe('32');
    expect(await language()).toBe('fr');
    come();
    await expect.poll(language).toBe('de');
  });

  test('draws text twice as large for a reader who asked the browser for it, whatever size `html` has', async () => {
    const height = async (standard: number) => {
      const { page } = await open('<!doctype html><title>Empty</title>');
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.setContent(foreignPage(TENTHS));
      await drawn(page);
      const question = page.getByRole('slider', { name: /relapse/ }).locator('xpath=ancestor::*[@part][last()]');
      return question.evaluate((root) => getComputedStyle(root).fontSize);
    };
    expect([await height(16), await height(32)]).toEqual(['16px', '32px']);
  });
});

describe('the elements on the page of somebody else', () => {
  let plain: Buffer[];
  beforeAll(async () => {
    plain = await pictures((await open(foreignPage(''))).page);
  });

  test.each<[string, () => string | Promise<string>, Options?]>([
    ['Bootstrap', () => bootstrap(modules)],
    ['the preflight of Tailwind', () => preflight(modules)],
    ['an html of 62.5 %', () => TENTHS],
    ['hostile rules', () => HOSTILE],
    ['a dark system', () => '', { colorScheme: 'dark' }],
  ])('%s changes no pixel of them, and they no style of the page', async (_, sheet, options) => {
    const html = foreignPage(await sheet());
    const { page, complaints } = await open(html.replace(/<script.*<\/script>/, ''), options);
    const [before, count] = [await hostStyles(page), await sheets(page)];
    await page.evaluate((nonce) => {
      const tag = document.createElement('script');
      return new Promise((done) =>
        document.head.append(Object.assign(tag, { src: '/credence-elements.js', nonce, onload: done })),
      );
    }, NONCE);
    const seen = await pictures(page);
    expect(seen.map((picture, index) => differingShare(plain[index]!, picture))).toEqual([0, 0, 0]);
    expect(changedStyles(before, await hostStyles(page))).toEqual([]);
    expect(await sheets(page)).toBe(count);
    expect(complaints).toEqual([]);
  });
});
