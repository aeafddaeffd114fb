import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Expert } from '../../harness/people/expert.ts';
import { running } from '../../harness/running.ts';

const larynx = path.resolve(import.meta.dirname, '../../examples/larynx.xdsl');
const run = running();

/** Holds back the application until it is let go, and not what the page shows before it. */
async function withoutScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/earlyOverview-')) await gone;
    await route.continue();
  });
  return letGo;
}

/** What a page looks like whenever that changes and its fonts are there: the texts of what a selector finds, and their places. */
async function watch(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((found) => {
    const seen: string[] = [];
    const look = () => {
      const place = (element: Element) => JSON.stringify(element.getBoundingClientRect());
      const shown = Array.from(document.querySelectorAll(found))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => `${element.textContent} ${place(element)}`)
        .join('\n');
      // A font that comes late moves what it is used for, whoever has drawn it.
      const isReady = shown !== '' && document.fonts.status === 'loaded';
      if (isReady && shown !== seen.at(-1)) seen.push(shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { seen });
  }, selector);
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

test('R-3126 R-3128: who types before the application is there goes on typing when it is', async () => {
  const page = await run.page();
  const letGo = await withoutScripts(page);
  await page.goto(`${run.product.url}/login/`, { waitUntil: 'commit' });
  const name = page.getByLabel('Username or e-mail');
  await name.fill('expert@example.org');
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('credence');
  letGo();
  await page.locator('#first-page').waitFor({ state: 'detached' });
  await page.keyboard.type('-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/index\/?$/);
});

test('R-3128: who presses "Log in" before the application is there is signed in by it', async () => {
  const page = await run.page();
  const letGo = await withoutScripts(page);
  await page.goto(`${run.product.url}/login/`, { waitUntil: 'commit' });
  await new Expert(page, run.product.url).logIn();
  letGo();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
});

test.each([
  ['de', 'dark', 'Anmelden', 'rgb(24, 23, 21)'],
  ['en', 'light', 'Log in', 'rgb(251, 249, 244)'],
])('R-3126: without any script the sign-in is there in %s and %s', async (language, theme, title, paper) => {
  const page = await run.page({ javaScriptEnabled: false });
  const { url } = run.product;
  await page.context().addCookies([
    { name: 'credence-language', value: language, url },
    { name: 'credence-theme', value: theme, url },
  ]);
  await page.goto(`${url}/login/`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
  // Styles that elements have of their own are not allowed to what a server sends.
  expect(await page.locator('[style]').count()).toBe(0);
});

test('R-3176: who is signed in does not see the sign-in on the way home', async () => {
  const first = await run.page();
  await new Expert(first, run.product.url).signIn();
  const page = await run.page({ storageState: await first.context().storageState() });
  const letGo = await withoutScripts(page);
  await page.goto(`${run.product.url}/login/`, { waitUntil: 'commit' });
  await page.locator('#first-page footer').waitFor();
  expect(await page.locator('#first-page').getByRole('textbox').count()).toBe(0);
  letGo();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
});

test.each(['en', 'de'])(
  'R-3177 R-3178: in %s the head of a question is there before the application, in its place',
  async (language) => {
    const first = await run.page();
    const expert = new Expert(first, run.product.url);
    await expert.signIn();
    const id = await expert.upload(larynx);
    const page = await run.page({ storageState: await first.context().storageState() });
    await page.setViewportSize({ width: 390, height: 844 });
    const { url } = run.product;
    await page.context().addCookies([{ name: 'credence-language', value: language, url }]);
    // With the head of the question it stays as it is.
    const seen = await watch(page, 'h1, [data-slot="condition"]');
    const letGo = await withoutScripts(page);
    await page.goto(`${url}/network/${id}/n4/1/`, { waitUntil: 'commit' });
    const head = page.locator('#first-page').getByRole('heading', { level: 1 });
    await head.waitFor();
    letGo();
    await page.getByRole('slider').first().waitFor();
    await expect.poll(() => page.locator('#first-page').count()).toBe(0);
    expect(await seen()).toEqual([expect.any(String)]);
  },
);

test.each(['en', 'de'])(
  'R-3277 R-3278: in %s home greets and names the networks before the application, in their places',
  async (language) => {
    const first = await run.page();
    const expert = new Expert(first, run.product.url);
    await expert.signIn();
    await expert.upload(larynx);
    const page = await run.page({ storageState: await first.context().storageState() });
    await page.setViewportSize({ width: 390, height: 844 });
    const { url } = run.product;
    await page.context().addCookies([{ name: 'credence-language', value: language, url }]);
    const seen = await watch(page, 'h1, li:first-child a');
    const letGo = await withoutScripts(page);
    await page.goto(`${url}/index/`, { waitUntil: 'commit' });
    await page.locator('#first-page h1').waitFor();
    letGo();
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.getByRole('combobox').waitFor();
    expect(await seen()).toEqual([expect.any(String)]);
  },
);

test.each([
  ['en', 390],
  ['de', 390],
  ['en', 768],
  ['de', 1400],
])(
  'R-3285 R-3286: in %s and %i pixels an overview names the network and its nodes before the application, in their places',
  async (language, width) => {
    const first = await run.page();
    const expert = new Expert(first, run.product.url);
    await expert.signIn();
    const id = await expert.upload(larynx);
    const page = await run.page({ storageState: await first.context().storageState() });
    await page.setViewportSize({ width, height: 844 });
    const { url } = run.product;
    await page.context().addCookies([{ name: 'credence-language', value: language, url }]);
    const seen = await watch(page, 'h1, main [role="progressbar"] + *, [data-slot="action"] > * > *, tbody tr > *');
    const letGo = await withoutScripts(page);
    await page.goto(`${url}/network/${id}/`, { waitUntil: 'commit' });
    await page.locator('#first-page tbody tr').first().waitFor();
    letGo();
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').waitFor();
    expect(await seen()).toEqual([expect.any(String)]);
  },
);

test('R-3279: an address that nobody can read opens the application for whoever is signed in', async () => {
  const page = await run.page();
  await new Expert(page, run.product.url).signIn();
  await page.goto(`${run.product.url}/network/%E4/n4/7/`, { waitUntil: 'commit' });
  await page.locator('#first-page').waitFor({ state: 'detached' });
});

test('R-3125 R-3127: a question that is opened directly makes each call once, and those that it needs together', async () => {
  const first = await run.page();
  const expert = new Expert(first, run.product.url);
  await expert.signIn();
  const id = await expert.upload(larynx);
  const storageState = await first.context().storageState();

  const page = await run.page({ storageState });
  const asked: string[] = [];
  const before: string[] = [];
  let answered = false;
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/');
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    const { pathname, search } = new URL(request.url());
    const call = `${pathname}${search}`.replace(id, ':id');
    asked.push(call);
    if (!answered) before.push(call);
  });
  // The first response is held until the page has asked for all that it needs.
  await page.route('**/api/**', async (route) => {
    await expect.poll(() => before.length).toBeGreaterThanOrEqual(5);
    await route.continue();
  });
  page.on('response', (response) => void (answered ||= isCall(response.url())));
  await page.goto(`${run.product.url}/network/${id}/n4/1/`);
  await page.getByRole('slider').first().waitFor();
  await page.waitForLoadState('networkidle');

  expect(before.slice(0, 5).sort()).toEqual([
    '/api/check-session/',
    '/api/network/:id/n4/1',
    '/api/network/check-access/:id',
    '/api/site',
    '/api/user/check-admin',
  ]);
  // What follows are the token of changes, what needs the question, and the questions after it.
  expect(
    asked.filter((call, index) => asked.indexOf(call) !== index),
    asked.join('\n'),
  ).toEqual([]);
  expect(asked.filter((call) => call.includes('check-access'))).toHaveLength(1);
});

test('R-3179: each file that a part of the application waits for is there', async () => {
  const assets = path.resolve(import.meta.dirname, '../../packages/app/dist/assets');
  const files = new Set(await readdir(assets));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(assets, file), 'utf8')));
  const named = texts.flatMap((text) => [...text.matchAll(/"assets\/([^"/]+\.(?:js|css))"/g)].map(([, file]) => file!));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !files.has(file))).toEqual([]);
});
