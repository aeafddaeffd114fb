// What a stranger's page loads for one slider with a number beside it, in ours and in other libraries: minified script and
// style sheet after gzip, without React, which the page has. Exits with 1 unless ours, with its people, words and styles,
// is lighter than Radix's with a number field, which come without any. The libraries are installed when it runs.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { sheetsOf } from '../tools/packages/writeSheets.ts';
import { compiledModules } from '../tools/styles/compiledModules.ts';
import { inRoot, root } from '../tools/workspace.ts';
import { installedSliders } from './slider-lab/install.ts';

const BASE_UI_NUMBER = `export { NumberField } from '@base-ui/react/number-field';`;

/** What each page imports; the first is ours, the second the one that it is measured against. */
const PAGES = [
  { name: 'Credence', imports: `export { ProbabilitySlider } from './packages/ui/src/index.ts';` },
  { name: 'Radix, and the number field of Base UI', imports: `export { Slider } from 'radix-ui'; ${BASE_UI_NUMBER}` },
  { name: 'Base UI', imports: `export { Slider } from '@base-ui/react/slider'; ${BASE_UI_NUMBER}` },
  {
    name: 'React Aria',
    imports: `export { Slider, SliderThumb, SliderTrack, NumberField, Group, Input, Button } from 'react-aria-components';`,
  },
  {
    name: 'MUI, and its text field',
    imports: `export { default as Slider } from '@mui/material/Slider';
      export { default as TextField } from '@mui/material/TextField';`,
  },
] as const;

/** What is imported once it is opened comes with nobody's page. */
const withoutTheRest: Plugin = {
  name: 'without-what-is-loaded-later',
  setup(page) {
    page.onResolve({ filter: /./ }, ({ kind, path: from }) =>
      kind === 'dynamic-import' ? { path: from, external: true } : undefined,
    );
  },
};

const folder = await installedSliders();

async function scriptOf(imports: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: root },
    ...{ bundle: true, minify: true, write: false, format: 'esm', jsx: 'automatic', target: 'es2022' },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    nodePaths: [path.join(folder, 'node_modules')],
    plugins: [compiledModules(inRoot('packages')), withoutTheRest],
    logLevel: 'error',
  } as const);
  return zipped(outputFiles.map(({ text }) => text).join(''));
}

const zipped = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

const sheets = await sheetsOf(inRoot('packages/ui'));
const ownSheets = zipped((sheets.get('styles/base') ?? '') + (sheets.get('styles/ProbabilitySlider') ?? ''));

const rows = await Promise.all(
  PAGES.map(async ({ name, imports }, place) => {
    const script = await scriptOf(imports);
    const sheet = place === 0 ? ownSheets : 0;
    return { name, script, sheet, sum: script + sheet };
  }),
);
const line = (name: string, cells: readonly string[]) =>
  name.padEnd(42) + cells.map((cell) => cell.padStart(9)).join('');
console.log(line('kB after gzip', ['script', 'sheet', 'sum', 'ratio']));
const [ours, theirs] = rows;
for (const { name, script, sheet, sum } of rows) {
  const cells = [script, sheet, sum, sum / (theirs?.sum ?? 1)].map((cell) => cell.toFixed(2));
  console.log(line(name, cells));
}
const holds = ours !== undefined && theirs !== undefined && ours.sum < theirs.sum;
console.log(
  `${holds ? 'holds ' : 'MISSED'}  a page with our slider loads less than one with Radix's and a number field`,
);
if (!holds) process.exitCode = 1;
