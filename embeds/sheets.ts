import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The packages that the sheets of others come from. */
export const SHEETS = { bootstrap: '5.3.9', tailwindcss: '4.3.5' };

/** Makes a rem ten pixels. */
export const TENTHS = 'html { font-size: 62.5% }';

/** What sites do to all elements, and whatever is inherited. */
export const HOSTILE = `
  * { box-sizing: content-box !important; letter-spacing: 3px !important; line-height: 3 !important }
  button { all: unset }
  html { font-size: 62.5% }
  input { width: 100% !important; height: 80px !important }
  svg { width: 200px !important }
  p { margin: 40px !important }
  body {
    font: italic 30px/3 cursive; color: red; text-align: center; text-transform: uppercase; text-indent: 2em;
    word-spacing: 1em; white-space: pre; cursor: crosshair; list-style: square; font-variant: small-caps;
    tab-size: 1; text-shadow: 2px 2px red; quotes: none; hyphens: auto; word-break: break-all;
    caret-color: red; accent-color: red; writing-mode: horizontal-tb; visibility: visible;
  }
`;

export const bootstrap = (modules: string) =>
  readFileSync(path.join(modules, 'bootstrap/dist/css/bootstrap.css'), 'utf8');

/** The reset that every page with Tailwind has, as its compiler writes it. */
export async function preflight(modules: string): Promise<string> {
  const folder = path.join(modules, 'tailwindcss');
  const { compile } = (await import(pathToFileURL(path.join(folder, 'dist/lib.mjs')).href)) as {
    compile: (css: string) => Promise<{ build: (candidates: string[]) => string }>;
  };
  const { build } = await compile(readFileSync(path.join(folder, 'index.css'), 'utf8'));
  return build([]);
}
