import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../build/browser.ts';
import { report } from '../build/run.ts';
import { baselineFolder, baselines, browserMajor, differences, drawnElsewhere } from '../visual/baselines.ts';
import { install } from './install.ts';
import { sentence, total } from './tests.ts';
import { runVitest } from './vitest.ts';

/**
 * `npm run visual` compares the pictures of the chosen stories with the baselines, as `npm test -- visual` does. With
 * `--update` it replaces the baselines: review what git shows as changed before you commit it.
 */
/** The position of the byte in a PNG that gives its colour type. */
const COLOUR_TYPE = 25;
const PALETTE = 3;

const say = (line: string) => console.log(line);

try {
  await install(say);
  process.env.CHROMIUM_PATH = await ensureBrowser(say);
  process.exitCode = process.argv.includes('--update') ? await update() : await compare();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function compare(): Promise<number> {
  const elsewhere = drawnElsewhere();
  if (elsewhere) {
    say(elsewhere);
    return 0;
  }
  rmSync(differences, { recursive: true, force: true });
  const { code, report } = await runVitest(['visual'], []);
  const sum = total(report, code);
  say(`visual: ${sum.failed === 0 ? 'nothing looks different' : `look at ${path.relative('.', differences)}`}`);
  say(sentence(sum));
  return sum.failed === 0 ? 0 : 1;
}

/** Retakes the pictures that differ, and compresses all new ones as far as possible. */
async function update(): Promise<number> {
  const { toPalette } = await import('../visual/palette.ts');
  const { code } = await runVitest(['visual'], ['--update=all']);
  const files = baselines().map((name) => path.join(baselineFolder(), `${name}.png`));
  for (const file of files) {
    const png = readFileSync(file);
    if (png[COLOUR_TYPE] !== PALETTE) writeFileSync(file, toPalette(png));
  }
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  say(`visual: ${files.length} kept for Chromium ${browserMajor()}, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
  return code;
}
