import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { type Opened, opened } from './openedPage.ts';

/** Somebody's page with one component and its props, as the kit is published, in a form that says what is sent. */
const page = (component: string, props: string) => `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { CredenceProvider, ${component} } from '@credence/ui';
  const onSubmit = (event) => {
    event.preventDefault();
    document.title = String(new FormData(event.currentTarget).get('answer'));
  };
  createRoot(document.getElementById('root')).render(
    createElement('form', { onSubmit },
      createElement(CredenceProvider, null, createElement(${component}, ${props})),
      createElement('button', null, 'Send')),
  );`;

export interface BuiltPage {
  readonly tab: Opened['page'];
  readonly complaints: readonly string[];
  /** The names of the chunks that it asks for. */
  readonly asked: readonly string[];
  /** The chunks that come with it, because it imports them and what they import. */
  readonly atOnce: readonly string[];
}

/** Builds a page with Vite and opens it. */
export async function builtPage(
  browser: Browser,
  folder: string,
  component: string,
  props: string,
): Promise<BuiltPage> {
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

function atOnceIn({ output }: Rolldown.RolldownOutput): readonly string[] {
  const chunks = output.filter((one) => one.type === 'chunk');
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) {
    for (const each of chunks) if (imports.includes(each.fileName)) found.add(each);
  }
  return [...found].map(({ name }) => name).toSorted();
}
