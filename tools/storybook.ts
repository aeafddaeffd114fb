import { install } from './install.ts';
import { must, report, run } from './run.ts';
import { inRoot } from './workspace.ts';

/** `npm run storybook` serves every state of every component and screen on port 6006; with `build`, into a folder. */
const build = process.argv[2] === 'build';
const storybook = inRoot('node_modules/storybook/dist/bin/dispatcher.js');

try {
  await install((line) => console.log(line));
  if (build) {
    console.log('Building Storybook into storybook-static');
    await must('Storybook could not be built.', process.execPath, [storybook, 'build', '--quiet']);
  } else {
    const args = [storybook, 'dev', '--port', '6006', '--no-open', '--ci'];
    process.exitCode = (await run(process.execPath, args, { live: true })).code;
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
