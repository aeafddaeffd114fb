// Ten ways in which sliders disappoint, measured on ours, the native one and six libraries in a real browser. Exits
// with 1 unless every cell of ours is the one that is wanted. What it finds is kept in slider-lab/result.json, which
// Storybook shows. The libraries are installed when it runs, outside the workspace.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { inRoot } from '../build/workspace.ts';
import type { Bundle } from './slider-lab/bench.ts';
import { columns, type Result, target } from './slider-lab/columns.ts';
import { installedSliders } from './slider-lab/install.ts';
import { measure } from './slider-lab/measure.ts';
import { type Entry, SLIDERS } from './slider-lab/sliders.ts';

const folder = await installedSliders();

async function bundle({ page }: Entry): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('benchmarks/slider-lab/pages', `${page}.jsx`)],
    bundle: true,
    write: false,
    outdir: folder,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [path.join(folder, 'node_modules')],
    // One copy for all of a page.
    alias: { react: inRoot('node_modules/react'), 'react-dom': inRoot('node_modules/react-dom') },
    logLevel: 'error',
  } as const);
  const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), styles: text('.css') };
}

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

const browser = await chromium.launch(launchOptions());
try {
  const sliders: Result['sliders'][number][] = [];
  for (const entry of SLIDERS) {
    const row = await measure(browser, await bundle(entry), entry);
    sliders.push({ name: entry.name, version: entry.package ? versionOf(entry.package) : '', row });
    console.log(`${entry.name.padEnd(14)}${columns.map((column) => row[column].padEnd(16)).join('')}`);
  }
  const [major] = browser.version().split('.');
  const result: Result = { browser: `Chromium ${major}`, sliders };
  writeFileSync(inRoot('benchmarks/slider-lab/result.json'), `${JSON.stringify(result, null, 2)}\n`);
  const missed = columns.filter((column) => sliders[0]?.row[column] !== target[column]);
  console.log(missed.length === 0 ? 'holds   every cell of ours' : `MISSED  ${missed.join(', ')}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
