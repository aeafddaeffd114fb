import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { builtPage } from './builtPage.ts';
import { consumer } from './consumer.ts';

const SLIDER = `{ label: 'Answer', name: 'answer', ghostValue: 30 }`;

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await consumer('in-use', { react: '19.3.1', 'react-dom': '19.3.1' }, ['ui']);
  browser = await chromium.launch(launchOptions());
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

const shown = (props = SLIDER) => builtPage(browser, folder, 'ProbabilitySlider', props);

/** Holds back what a slider needs in use. Returns what lets it come. */
async function heldBack(tab: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.route('**/inUse*', async (route) => {
    await released;
    await route.fallback();
  });
  return letGo;
}

const slider = (tab: Page) => tab.getByRole('slider');
const box = (tab: Page) => tab.getByRole('textbox', { name: 'Percent' });
const said = (tab: Page) => tab.locator('[data-slot="misfit"]');
const valueOf = (tab: Page) => slider(tab).inputValue();

test.each([
  ['pointed at', (tab: Page) => slider(tab).hover()],
  ['entered by the keyboard', (tab: Page) => tab.keyboard.press('Tab')],
  ['entered at its number', (tab: Page) => box(tab).click()],
])('R-3312: a slider asks for what it needs in use when it is %s, in one file, and asks once', async (_, touch) => {
  const { tab, asked, atOnce, complaints } = await shown();
  expect(asked.toSorted()).toEqual(atOnce);
  await touch(tab);
  await expect.poll(() => asked.length).toBe(atOnce.length + 1);
  await slider(tab).press('ArrowRight');
  await box(tab).fill('1/2');
  await box(tab).press('Enter');
  await said(tab).waitFor();
  expect([asked.at(-1), asked.length, complaints]).toEqual(['inUse', atOnce.length + 1, []]);
});

test('R-3313: keys, digits, steps, words and a drag answer at once, before it has come', async () => {
  const { tab, complaints } = await shown();
  const letGo = await heldBack(tab);
  await slider(tab).press('ArrowRight');
  expect(await valueOf(tab)).toBe('51');
  await slider(tab).press('Shift+ArrowLeft');
  expect(await valueOf(tab)).toBe('41');
  await slider(tab).pressSequentially('37');
  await slider(tab).press('Enter');
  expect(await valueOf(tab)).toBe('37');
  await box(tab).fill('62');
  await box(tab).press('Enter');
  expect(await valueOf(tab)).toBe('62');
  await tab.getByRole('button', { name: 'One more' }).click();
  expect(await valueOf(tab)).toBe('63');
  await tab.getByRole('button', { name: 'probable 85', exact: true }).click();
  expect(await valueOf(tab)).toBe('85');
  const { x, y, width, height } = (await slider(tab).boundingBox())!;
  await tab.mouse.move(x + width * 0.85, y + height / 2);
  await tab.mouse.down();
  await tab.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await expect.poll(() => box(tab).inputValue()).toBe('50');
  expect(await tab.getByRole('img').getAttribute('aria-label')).toBe('25 of 50 people');
  await tab.mouse.up();
  // Nothing of it comes too late.
  letGo();
  await tab.locator('[data-slot="ghost"]').waitFor();
  expect([await valueOf(tab), await box(tab).inputValue(), complaints]).toEqual(['50', '50', []]);
});

test('R-3314: a text that only it can read stays until it has come, is the answer then, and the step after it follows', async () => {
  const { tab, complaints } = await shown();
  const letGo = await heldBack(tab);
  await box(tab).fill('٣٧');
  await tab.getByRole('button', { name: 'One more' }).click();
  expect([await box(tab).inputValue(), await valueOf(tab)]).toEqual(['٣٧', '50']);
  letGo();
  await expect.poll(() => valueOf(tab)).toBe('38');
  expect([await box(tab).inputValue(), await said(tab).count(), complaints]).toEqual(['38', 0, []]);
});

test('R-3314: what is amiss with such a text is said once it has come', async () => {
  const { tab } = await shown();
  const letGo = await heldBack(tab);
  await slider(tab).pressSequentially('0.2');
  await slider(tab).press('Enter');
  letGo();
  await expect.poll(() => said(tab).textContent()).toBe('0.2 is below 1: set to 1 %, the smallest possible share.');
  expect(await valueOf(tab)).toBe('1');
});

test('R-3314: whoever answers otherwise meanwhile keeps that answer', async () => {
  const { tab, asked } = await shown();
  const letGo = await heldBack(tab);
  await box(tab).fill('12.7');
  await tab.getByRole('button', { name: 'probable 85', exact: true }).click();
  letGo();
  await tab.waitForLoadState('networkidle');
  await expect.poll(() => box(tab).inputValue()).toBe('85');
  expect([asked.at(-1), await valueOf(tab), await said(tab).count()]).toEqual(['inUse', '85', 0]);
});

test('R-3314: a form is sent with a text that only it can read, once it has come', async () => {
  const { tab } = await shown(`{ label: 'Answer', name: 'answer', required: true }`);
  const letGo = await heldBack(tab);
  await box(tab).fill('37 percent');
  await tab.getByRole('button', { name: 'Send' }).click();
  expect(await tab.title()).toBe('');
  letGo();
  await expect.poll(() => tab.title()).toBe('37');
});

test('R-3315: if it is lost that is told where something waits for it, the slider answers without it, and it is asked for again', async () => {
  const { tab, asked } = await shown();
  await tab.route('**/inUse*', (route) => route.abort());
  await slider(tab).press('ArrowRight');
  await slider(tab).pressSequentially('37');
  await slider(tab).press('Enter');
  expect([await valueOf(tab), await tab.getByRole('alert').count()]).toEqual(['37', 0]);
  await box(tab).fill('12.7');
  await box(tab).press('Enter');
  await tab.getByText('This part could not be loaded.').waitFor();
  expect(await box(tab).inputValue()).toBe('12.7');
  await tab.unroute('**/inUse*');
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => said(tab).textContent()).toBe('12.7 is not a whole number: set to 13 %.');
  expect([await valueOf(tab), asked.at(-1)]).toEqual(['13', 'inUse']);
});
