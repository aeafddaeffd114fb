import { ensureBrowser } from './browser.ts';
import { install } from './install.ts';
import { report, run, StepFailed } from './run.ts';
import { inRoot } from './workspace.ts';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** `npm run story-coverage`: how much of the kit its own stories run. Less than nine of ten statements is a failure. */
const LEAST = 90;

const folder = inRoot('.cache', 'coverage');
const say = (line: string) => console.log(line);

interface Summary {
  [file: string]: { statements: { total: number; covered: number; pct: number } };
}

try {
  await install(say);
  process.env.CHROMIUM_PATH = await ensureBrowser(say);
  rmSync(folder, { recursive: true, force: true });
  const { code } = await run(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      ...['--project', 'storybook', 'packages/ui/src', '--reporter=dot'],
      ...['--coverage', '--coverage.reporter=json-summary', `--coverage.reportsDirectory=${folder}`],
      ...['--coverage.include=packages/ui/src/**/*.{ts,tsx}', '--coverage.reportOnFailure'],
      ...['stories', 'test', 'fixtures', 'docs', 'd'].map((kind) => `--coverage.exclude=**/*.${kind}.{ts,tsx}`),
      '--coverage.exclude=packages/ui/src/labels/{german,pseudo}.ts',
    ],
    { live: true },
  );
  const summary = JSON.parse(readFileSync(path.join(folder, 'coverage-summary.json'), 'utf8')) as Summary;
  const { total, ...files } = summary;
  if (!total) throw new StepFailed('Nothing was measured.');
  const left = Object.entries(files)
    .map(([file, { statements }]) => ({
      file: path.relative(inRoot(), file),
      open: statements.total - statements.covered,
    }))
    .filter(({ open }) => open > 0)
    .sort((a, b) => b.open - a.open);
  for (const { file, open } of left.slice(0, 15)) say(`  ${String(open).padStart(4)} statements left  ${file}`);
  say(
    `story coverage: ${total.statements.pct} % of ${total.statements.total} statements of packages/ui, at least ${LEAST}`,
  );
  process.exitCode = code === 0 && total.statements.pct >= LEAST ? 0 : 1;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
