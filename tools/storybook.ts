import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { minify } from 'vite';
import { must, report, run, StepFailed } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { install } from './install.ts';

/**
 * `npm run storybook` serves all components and screens in every state on port 6006; with `build`, into a folder.
 * Storybook's own options may follow: `npm run storybook -- --port 6007`.
 */
const [command, ...rest] = process.argv.slice(2);
const build = command === 'build';
const options = build || command === undefined ? rest : [command, ...rest];
const storybook = inRoot('node_modules/storybook/dist/bin/dispatcher.js');

/**
 * Anything larger is slow to upload and to open. 4.8 are the introduction's films in two languages, fetched when played,
 * and 0.5 what runs an example that is edited, fetched then.
 */
const MOST_MEGABYTES = 19;

try {
  await install((line) => console.log(line));
  if (build) {
    console.log('Building Storybook into storybook-static');
    const start = performance.now();
    await must('Storybook could not be built.', process.execPath, [storybook, 'build', '--quiet', ...options]);
    await minifyFrame();
    const seconds = Math.round((performance.now() - start) / 1000);
    const size = megabytes('storybook-static');
    console.log(`storybook: ${size.toFixed(1)} MB of ${MOST_MEGABYTES}, built in ${seconds} s`);
    if (size > MOST_MEGABYTES) throw new StepFailed('The built Storybook is too large.');
  } else {
    // Of an option given twice, the last counts.
    const args = [storybook, 'dev', '--port', '6006', '--no-open', '--ci', ...options];
    process.exitCode = (await run(process.execPath, args, { live: true })).code;
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Storybook copies its own frame as it is, which is not minified. */
async function minifyFrame(): Promise<void> {
  for (const name of ['globals-runtime.js', 'runtime.js']) {
    const file = inRoot('storybook-static/sb-manager', name);
    writeFileSync(file, (await minify(name, readFileSync(file, 'utf8'))).code);
  }
}

function megabytes(folder: string): number {
  const names = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' });
  return names.reduce((sum, name) => sum + statSync(inRoot(folder, name)).size, 0) / 1e6;
}
