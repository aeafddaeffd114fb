import { existsSync } from 'node:fs';
import { report, run, StepFailed } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { install } from './install.ts';

/** `npm run tool -- tsc`: runs a tool of the workshop by its name, with whatever follows; installs the workshop first. */
try {
  const [name, ...args] = process.argv.slice(2);
  if (!name) throw new StepFailed('Say which tool: npm run tool -- tsc.');
  await install((line) => console.log(line));
  const command = inRoot('node_modules/.bin', name);
  if (!existsSync(command)) throw new StepFailed(`There is no tool ${name} in node_modules/.bin.`);
  process.exitCode = (await run(command, args, { live: true })).code;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
