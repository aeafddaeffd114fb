import { chromium, type Locator, type Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { launchOptions } from '../../build/browser.ts';
import { nodeOf } from '../../harness/nodeOf.ts';
import { ApiUser } from '../../harness/people/apiUser.ts';
import { Expert } from '../../harness/people/expert.ts';
import { phone, running } from '../../harness/running.ts';
import { Thumb } from '../thumb.ts';

/** Which parts of a three-state question are visible in the window at once. */
const run = running();

const longName = 'Depth of the primary tumour’s invasion into the thyroid or the cricoid cartilage';
/** Each question has a predecessor, unless the node has only one. */
const questions = [
  { asked: 'a node without parents', title: 'Tumour extent', parents: [], iteration: 1 },
  { asked: 'two conditions', title: 'Tumour extent', parents: [4, 4], iteration: 2 },
  { asked: 'the last question', title: 'Tumour extent', parents: [4, 4], iteration: 16 },
  { asked: 'four conditions and a long name', title: longName, parents: [3, 3, 2, 2], iteration: 7 },
];

/** Opens each question in turn, signed in on this page. */
async function* each(page: Page) {
  const host = await ApiUser.signIn(run.product.url);
  await new Expert(page, run.product.url).signIn();
  for (const { asked, title, parents, iteration } of questions) {
    const id = await host.upload('in-sight.xdsl', nodeOf(title, 3, parents).toString());
    const node = `${id}/n${parents.length + 1}`;
    if (parents.length > 0) await host.post(`/network/${node}/save`, { combinations: [], parents: [] });
    await page.goto(`${run.product.url}/network/${node}/${iteration}/`);
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.locator('[data-slot="range"]').nth(2).waitFor();
    await page.evaluate(() => document.fonts.ready);
    yield asked;
  }
}

/** Which of these parts of the page are not fully visible in the window, above the dock or in it. */
async function outOfSight(...parts: readonly Locator[]): Promise<string[]> {
  const found = await Promise.all(parts.map((part) => part.evaluateAll(outsideOfWindow)));
  return found.flatMap((outside, index) => outside.map((where) => `${String(parts[index])}: ${where}`));
}

/** Runs in the page. */
function outsideOfWindow(elements: readonly Element[]): string[] {
  const dock = document.querySelector('[data-slot="dock"]');
  if (elements.length === 0) return ['is not there'];
  return elements.flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const end = dock && !dock.contains(element) ? dock.getBoundingClientRect().top : innerHeight;
    if (left >= 0 && right <= innerWidth && top >= 0 && bottom <= end) return [];
    return [`${top} to ${bottom} of ${end}, ${left} to ${right} of ${innerWidth}`];
  });
}

const partsOf = (page: Page) => ({
  rows: page.locator('[data-credence="probability-slider"]'),
  range: '[data-slot="range"]',
  choices: page.locator('[data-slot="choice"]'),
  shares: page.locator('[data-credence="stored-shares"]'),
  onward: page.locator('[data-slot="continue"]'),
  back: page.locator('[data-credence="back-link"]'),
});

test('R-712 R-713 R-715 R-720 R-722 at 1200 × 800 a whole question fits in the window: its sliders, the certainty, and the way on and back', async () => {
  const page = await run.page({ viewport: { width: 1200, height: 800 } });
  const { rows, range, choices, shares, onward, back } = partsOf(page);
  const whole = [page.getByRole('heading', { level: 1 }), rows, choices, shares, onward, back];
  for await (const asked of each(page)) {
    expect(await outOfSight(...whole), asked).toEqual([]);
    // Everything stays visible while the question is answered.
    for (let state = 0; state < 3; state += 1) {
      await rows.nth(state).locator(range).press('ArrowRight');
      expect(await outOfSight(...whole), `${asked}, answering ${state + 1}`).toEqual([]);
    }
    // Enter moves on to the choices.
    await page.keyboard.press('Enter');
    await page.keyboard.press('4');
    await page.getByRole('radio', { name: 'certain', exact: true, checked: true }).waitFor({ state: 'attached' });
    expect(await outOfSight(...whole), `${asked}, answered`).toEqual([]);
    expect(await page.evaluate(() => window.scrollY), asked).toBe(0);
  }
});

test('R-713 R-715 R-720 R-722 on a phone the row being answered, the shares, and the way on and back are in the window', async () => {
  const page = await run.page(phone);
  const thumb = new Thumb(page);
  const { rows, range, choices, shares, onward, back } = partsOf(page);
  for await (const asked of each(page)) {
    for (let state = 0; state < 3; state += 1) {
      const row = rows.nth(state);
      await thumb.bringInSight(row);
      await thumb.tap(row.locator(range), 0.3);
      await row.locator(`${range}:not([data-unset])`).waitFor();
      // Where rows do not add up, the dock grows by two ways out.
      await thumb.bringInSight(row);
      expect(await outOfSight(row, shares, onward, back), `${asked}, answering ${state + 1}`).toEqual([]);
    }
    await thumb.bringInSight(choices.last());
    expect(await outOfSight(choices, shares, onward, back), asked).toEqual([]);
    if ((await onward.textContent()) === 'Finish') continue;
    // After continuing, the next question's first row is visible.
    await thumb.tap(choices.last());
    const before = page.url();
    await thumb.tap(onward);
    await page.waitForURL((url) => url.href !== before);
    await rows.first().locator(`${range}[data-unset]:focus`).waitFor();
    expect(await outOfSight(rows.first(), shares, onward, back), `${asked}, the next question`).toEqual([]);
  }
});

/** Words cut in two and named parts lying on one another, on a page with this address. */
async function crowded(page: Page, address: string, named: string): Promise<string[]> {
  await page.goto(`${run.product.url}${address}`);
  await page.locator('#first-page').waitFor({ state: 'detached' });
  await page.locator(named).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return [...(tooWide ? ['wider than the window'] : []), ...(await page.locator(named).evaluateAll(inEachOthersWay))];
}

/** Runs in the page. */
function inEachOthersWay(parts: readonly Element[]): string[] {
  const cut = parts.flatMap((part) => {
    const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (text.nextNode()) {
      const node = text.currentNode;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(`cut: ${word}`);
      }
    }
    return found;
  });
  const boxes = parts.map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return { name: part.textContent, left, right, top, bottom };
  });
  const over = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.name} lies on ${other.name}`),
  );
  return [...cut, ...over];
}

test('R-2582 with the browser’s text at 200 % no page is wider than the window, no word is cut, and nothing lies on anything', async () => {
  const host = await ApiUser.signIn(run.product.url);
  const id = await host.upload('large-text.xdsl', nodeOf(longName, 3, [3, 2]).toString());
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, '--blink-settings=defaultFontSize=32'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(100_000);
  await new Expert(page, run.product.url).signIn();
  const combinations = 'h1, [data-slot="toggle"], [data-slot="line"] > *, [data-slot="dock"] button';
  const combination = { number: 1, nodes: { 0: 0, 1: 1 }, value: [20, 30, 50] };
  await host.post(`/network/${id}/n3/save`, { combinations: [combination], parents: [] });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    expect(await crowded(page, `/network/${id}/n3?change`, combinations), `combinations ${size.width}`).toEqual([]);
    const overview = 'h1, [data-slot="row"] > :is(td, th):not(:last-child), [data-slot="row"] td:last-child > * > *';
    expect(await crowded(page, `/network/${id}/`, overview), `overview ${size.width}`).toEqual([]);
    const question = 'h1, [data-slot="choice"], [data-credence="stored-shares"] > *, [data-slot="continue"]';
    expect(await crowded(page, `/network/${id}/n3/2/`, question), `question ${size.width}`).toEqual([]);
  }
  for (const address of ['/index/', '/networks_overview', '/profile'])
    expect(await crowded(page, address, 'h1, h2'), address).toEqual([]);
});
