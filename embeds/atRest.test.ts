import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../tools/browser.ts';
import { consumer } from './consumer.ts';
import { opened } from './openedPage.ts';

/** Somebody's page with one component and its props, as the kit is published. */
const page = (component: string, props: string) => `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { CredenceProvider, ${component} } from '@credence/ui';
  createRoot(document.getElementById('root')).render(
    createElement(CredenceProvider, null, createElement(${component}, ${props})),
  );`;

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

/** The chunks that come with the page, because it imports them and what they import. */
function atOnceIn({ output }: Rolldown.RolldownOutput): readonly string[] {
  const chunks = output.filter((one) => one.type === 'chunk');
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) {
    for (const each of chunks) if (imports.includes(each.fileName)) found.add(each);
  }
  return [...found].map(({ name }) => name).toSorted();
}

/** Opens a page that is built with Vite; `asked` collects the names of the chunks that it asks for. */
async function shown(component: string, props: string) {
  const root = path.join(folder, component);
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'page.js'), page(component, props));
  writeFileSync(path.join(root, 'index.html'), '<div id="root"></div><script type="module" src="./page.js"></script>');
  const built = await build({ root, configFile: false, logLevel: 'error', build: { outDir: path.join(root, 'dist') } });
  if (!('output' in built)) throw new Error('Vite wrote no page.');
  const chunks = new Map(built.output.map((one) => [one.fileName, one.type === 'chunk' ? one.name : one.fileName]));
  const asked: string[] = [];
  const { page: tab, complaints } = await opened(browser, (name) => {
    const body = readFileSync(path.join(root, 'dist', name));
    if (!name.endsWith('.js')) return { contentType: 'text/html', body };
    asked.push(chunks.get(name.slice(1)) ?? name);
    return { contentType: 'text/javascript', body };
  });
  await tab.locator('[data-credence]').first().waitFor();
  await tab.waitForLoadState('networkidle');
  return { tab, asked, complaints, atOnce: atOnceIn(built) };
}

test.each([
  ['ProbabilitySlider', `{ label: 'Answer' }`],
  ['ProbabilityQuestion', QUESTION],
  ['CombinationEditor', EDITOR],
  [
    'DataTable',
    `{ caption: 'Nodes', columns: [{ id: 'name', header: 'Name', cell: (row) => row }], rows: ['Age'], getRowKey: () => '' }`,
  ],
])('R-3485: a page with %s at rest asks for nothing that is opened later', async (...given) => {
  const { asked, atOnce, complaints } = await shown(...given);
  expect(atOnce).toContain('index');
  expect(asked.toSorted()).toEqual(atOnce);
  expect(complaints).toEqual([]);
});

test('R-3485: the editor asks for its sliders and its dialog with the first state that is chosen, and for nothing once it asks', async () => {
  const { tab, asked } = await shown('CombinationEditor', EDITOR);
  await tab.getByRole('button', { name: 'supraglottic' }).click();
  await tab.getByRole('slider').first().waitFor();
  await tab.waitForLoadState('networkidle');
  const chosen = [...asked];
  expect(chosen).toEqual(expect.arrayContaining(['CombinationAnswer', 'ConfirmDialog']));
  await tab.getByRole('button', { name: 'Skip: no single event decides' }).first().click();
  await tab.getByRole('alertdialog').waitFor();
  expect(asked).toEqual(chosen);
});
