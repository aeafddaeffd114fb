import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { builtPage } from './builtPage.ts';
import { consumer } from './consumer.ts';

const EDITOR = `{
  node: { name: 'Metastasis', states: ['absent', 'present'] },
  parents: [{ name: 'Tumour site', states: ['glottic', 'supraglottic'] }],
  onDone() {}, onNoneDecides() {},
}`;
const QUESTION = `{
  nodeName: 'Metastasis', states: ['absent', 'present'], values: [null, null], onValuesChange() {},
}`;

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await consumer('at-rest', { react: '19.3.1', 'react-dom': '19.3.1' }, ['ui']);
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
])('R-3485: a page with %s at rest asks for nothing that is opened later', async (...given) => {
  const { asked, atOnce, complaints } = await builtPage(browser, folder, ...given);
  expect(atOnce).toContain('index');
  expect(asked.toSorted()).toEqual(atOnce);
  expect(complaints).toEqual([]);
});

test('R-3485: the editor asks for its sliders and its dialog with the first state that is chosen, and for nothing once it asks', async () => {
  const { tab, asked } = await builtPage(browser, folder, 'CombinationEditor', EDITOR);
  await tab.getByRole('button', { name: 'supraglottic' }).click();
  await tab.getByRole('slider').first().waitFor();
  await tab.waitForLoadState('networkidle');
  const chosen = [...asked];
  expect(chosen).toEqual(expect.arrayContaining(['CombinationAnswer', 'ConfirmDialog']));
  await tab.getByRole('button', { name: 'Skip: no single event decides' }).first().click();
  await tab.getByRole('alertdialog').waitFor();
  expect(asked).toEqual(chosen);
});
