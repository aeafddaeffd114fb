import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { builtPage } from './builtPage.ts';
import { consumer } from './consumer.ts';

const EDITOR = `{
  node: { name: 'Metastasis', states: ['absent', 'present'] },
  parents: [{ name: 'Tumour site', states: ['glottic', 'supraglottic'] }],
  onDone() {}, onNoneDecides() {},
}`;
const EXACT = `{ label: 'Answer', name: 'answer', precision: 'exact', ghostValue: 30 }`;
const QUESTION = `{
  nodeName: 'Metastasis', states: ['absent', 'present'], values: [null, null], onValuesChange() {},
}`;

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await consumer('comes-whole', { react: '19.3.1', 'react-dom': '19.3.1' }, ['ui']);
  browser = await chromium.launch(launchOptions());
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

test.each([
  ['ProbabilitySlider', `{ label: 'Answer' }`],
  ['ProbabilityQuestion', QUESTION],
  ['CombinationEditor', EDITOR],
  [
    'DataTable',
    `{ caption: 'Nodes', columns: [{ id: 'name', header: 'Name', cell: (row) => row }], rows: ['Age'], getRowKey: () => '' }`,
  ],
])('R-3611: a page with %s asks for nothing that its script does not bring', async (...given) => {
  const { asked, atOnce, complaints } = await builtPage(browser, folder, ...given);
  expect(atOnce).toContain('index');
  expect(asked.toSorted()).toEqual(atOnce);
  expect(complaints).toEqual([]);
});

test('R-3611: the editor asks for nothing when a state is chosen, nor when it asks a question of its own', async () => {
  const { tab, asked, atOnce } = await builtPage(browser, folder, 'CombinationEditor', EDITOR);
  await tab.getByRole('button', { name: 'supraglottic' }).click();
  await tab.getByRole('slider').first().waitFor();
  await tab.getByRole('switch').click();
  for (const each of await tab.getByRole('slider').all()) await each.press('Home');
  await tab.getByRole('button', { name: 'Done' }).click();
  await tab.getByRole('alertdialog').waitFor();
  await tab.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(atOnce);
});

const slider = (tab: Page) => tab.getByRole('slider').first();
const box = (tab: Page) => tab.getByRole('textbox', { name: 'Percent' });
const valueOf = (tab: Page) => slider(tab).inputValue();

test.each([
  ['pointed at', (tab: Page) => slider(tab).hover()],
  ['entered by the keyboard', (tab: Page) => tab.keyboard.press('Tab')],
  ['entered at its number', (tab: Page) => box(tab).click()],
])('R-3611: a slider asks for nothing when it is %s, nor when it opens its fine line', async (_, touch) => {
  const { tab, asked, atOnce, complaints } = await builtPage(browser, folder, 'ProbabilitySlider', EXACT);
  await touch(tab);
  await slider(tab).press('ArrowRight');
  await box(tab).fill('1/500');
  await box(tab).press('Enter');
  await tab.getByRole('slider', { name: 'rarer than 1 percent' }).waitFor();
  await tab.waitForLoadState('networkidle');
  expect([asked.toSorted(), complaints]).toEqual([atOnce, []]);
});

test('R-3611: keys, digits, fractions, steps, words and a drag answer at once, and the form sends the answer', async () => {
  const { tab, complaints } = await builtPage(browser, folder, 'ProbabilitySlider', EXACT);
  await slider(tab).press('ArrowRight');
  expect(await valueOf(tab)).toBe('51');
  await slider(tab).press('Shift+ArrowLeft');
  expect(await valueOf(tab)).toBe('41');
  await slider(tab).pressSequentially('37');
  await slider(tab).press('Enter');
  expect(await valueOf(tab)).toBe('37');
  await box(tab).fill('1/2');
  await box(tab).press('Enter');
  expect(await valueOf(tab)).toBe('50');
  await box(tab).fill('٦٢');
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
  await tab.locator('[data-slot="ghost"]').waitFor();
  await box(tab).fill('1/4');
  await tab.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => tab.title()).toBe('25');
  expect(complaints).toEqual([]);
});
