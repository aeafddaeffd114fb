import { ensureBrowser } from '../build/browser.ts';
import { report, run } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { install } from './install.ts';

/** `npm run story-coverage`: how much of the kit its own stories execute. Less than 90 % of statements is a failure. */
const LEAST = 90;

const say = (line: string) => console.log(line);

try {
  await install(say);
  process.env.CHROMIUM_PATH = await ensureBrowser(say);
  const { code } = await run(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'storybook',
      'packages/ui/src',
      '--reporter=dot',
      '--coverage',
      '--coverage.reporter=text',
      '--coverage.skipFull',
      `--coverage.thresholds.statements=${LEAST}`,
      '--coverage.include=packages/ui/src/**/*.{ts,tsx}',
      '--coverage.reportOnFailure',
      ...['stories', 'test', 'fixtures', 'docs', 'd'].map((kind) => `--coverage.exclude=**/*.${kind}.{ts,tsx}`),
      '--coverage.exclude=packages/ui/src/labels/german.ts',
    ],
    { live: true },
  );
  process.exitCode = code;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
