// The cost of a keystroke in the filter and of a change of sorting in a table of 10,000 rows, ours against a plain
// TanStack table with the same rows and page size, in one run: main-thread time until the last frame is rendered.
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { inRoot } from '../build/workspace.ts';
import { median } from './load.ts';
import { busy } from './mainThread.ts';

const WORD = 'lymph node at';
const ROUNDS = 7;
const HEADS = ['States', 'Name', 'Minutes'];

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('benchmarks/table', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  } as const);
  return outputFiles[0]?.text ?? '';
}

interface Figures {
  filter: number;
  sort: number;
}

async function measure(page: Page): Promise<Figures> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const search = page.getByLabel('Search');
  const [filter, sort]: [number[], number[]] = [[], []];
  for (const letter of WORD) {
    await search.focus();
    filter.push(await busy(page, cdp, () => page.keyboard.press(letter === ' ' ? 'Space' : letter)));
  }
  await search.fill('');
  for (const head of HEADS) {
    const button = page.locator('thead').getByRole('button', { name: head });
    await button.focus();
    sort.push(await busy(page, cdp, () => page.keyboard.press('Enter')));
  }
  return { filter: median(filter), sort: median(sort) };
}

const browser = await chromium.launch(launchOptions());
try {
  const sources = { ours: await bundle('ours.tsx'), plain: await bundle('plain.tsx') };
  const rounds: Record<keyof typeof sources, Figures[]> = { ours: [], plain: [] };
  for (let round = 0; round < ROUNDS; round++) {
    // Alternating, so that other load on the machine affects both equally.
    for (const side of ['ours', 'plain'] as const) {
      const page = await browser.newPage();
      await page.setContent('<!doctype html><html lang="en"><head><title>Table</title></head><body></body></html>');
      await page.addScriptTag({ content: sources[side] });
      await page.locator('tbody tr').nth(1).waitFor();
      rounds[side].push(await measure(page));
      await page.close();
    }
  }
  for (const what of ['filter', 'sort'] as const) {
    const [ours, plain] = [rounds.ours, rounds.plain].map((figures) => median(figures.map((each) => each[what])));
    const ratio = (ours ?? 0) / (plain ?? 1);
    console.log(
      `${what.padEnd(7)} ours ${ours?.toFixed(1)} ms, plain ${plain?.toFixed(1)} ms: ${ratio.toFixed(2)} times, 10,000 rows`,
    );
  }
} finally {
  await browser.close();
}
