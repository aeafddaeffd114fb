import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { inRoot } from '../build/workspace.ts';
import { consumer } from './consumer.ts';
import { opened, type Served } from './openedPage.ts';

/** The files that a page of the documentation shows. */
const shownBy = (name: string) =>
  [...readFileSync(inRoot('.storybook/pages', `${name}.tsx`), 'utf8').matchAll(/from '\.\.\/\.\.\/([^']+)\?raw'/g)].map(
    ([, file = '']) => file,
  );
const RECIPES = ['FormRecipe', 'FrenchRecipe'].flatMap(shownBy);

let browser: Browser;
let folder: string;
beforeAll(async () => {
  const installed = await consumer('recipes', { react: '19.3.1', 'react-dom': '19.3.1', 'react-hook-form': '7.92.0' }, [
    'ui',
  ]);
  folder = path.join(installed, 'src');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const file of [...shownBy('Once'), ...RECIPES])
    copyFileSync(inRoot(file), path.join(folder, path.basename(file)));
  browser = await chromium.launch(launchOptions());
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

/** What somebody writes around a recipe: where it is drawn, and what their server would do. */
function mainOf(name: string): string {
  const isDefault = readFileSync(path.join(folder, `${name}.tsx`), 'utf8').includes('export default');
  return `
  import { createRoot } from 'react-dom/client';
  import Start from './Start';
  import ${isDefault ? 'Recipe' : `{ ${name} as Recipe }`} from './${name}';
  const save = async (before) => before;
  createRoot(document.getElementById('root')).render(<Start><Recipe save={save} onSave={save} /></Start>);`;
}
const HTML = `<!doctype html><html lang="en"><title>A recipe</title><link rel="stylesheet" href="/main.css">
  <body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;

async function site(name: string): Promise<(asked: string) => Served | undefined> {
  const { outputFiles } = await build({
    stdin: { contents: mainOf(name), resolveDir: folder, sourcefile: 'main.jsx', loader: 'jsx' },
    bundle: true,
    write: false,
    outdir: folder,
    entryNames: 'main',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return (asked) => {
    if (asked === '/index.html') return { contentType: 'text/html', body: HTML };
    const file = outputFiles.find((each) => path.basename(each.path) === asked.slice(1));
    const contentType = asked.endsWith('.css') ? 'text/css' : 'text/javascript';
    return file && { contentType, body: Buffer.from(file.contents) };
  };
}

test.each(RECIPES.map((file) => path.basename(file, '.tsx')))(
  'R-3482: %s, copied as the page shows it, looks like the kit',
  async (name) => {
    const { page, complaints } = await opened(browser, await site(name));
    await page.getByRole('slider').first().waitFor();
    const { color, fontFamily } = await page
      .locator('[data-credence^="probability-"]')
      .first()
      .evaluate((root) => {
        const { color, fontFamily } = getComputedStyle(root);
        return { color, fontFamily };
      });
    expect([color, fontFamily]).toEqual(['rgb(29, 28, 25)', expect.stringContaining('Source Sans 3')]);
    // The browser's own range is drawn over by the row of people.
    expect(
      await page
        .getByRole('slider')
        .first()
        .evaluate((range) => getComputedStyle(range).appearance),
    ).toBe('none');
    expect(complaints).toEqual([]);
  },
);
