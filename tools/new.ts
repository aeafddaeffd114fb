import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { must, report } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { checkoutHere, textsOf } from './new/addition.ts';
import { planAddition } from './new/kinds.ts';

/**
 * `npm run new component HumanIconScale`: writes what a component, a screen or an operation consists of, and says what is
 * left to decide. It overwrites no file.
 */
try {
  await writeAddition(process.argv.slice(2));
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function writeAddition(words: readonly string[]): Promise<void> {
  const checkout = checkoutHere();
  const addition = planAddition(words, checkout);
  const texts = textsOf(addition, checkout);
  const isNew = (file: string) => file in addition.files;
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text, { flag: isNew(file) ? 'wx' : 'w' });
  }
  for (const file of texts.keys()) console.log(`${isNew(file) ? 'written' : 'changed'}  ${file}`);

  const sources = [...texts.keys()].filter((file) => /\.tsx?$/.test(file));
  await runScript('format', '--', ...sources);
  if (addition.changesContract) await runScript('generate');
  console.log(['\nLeft to you:', ...addition.decisions].join('\n- '));
}

async function runScript(name: string, ...args: readonly string[]): Promise<void> {
  await must(`The files are written; run npm run ${name} once more.`, 'npm', ['run', '--silent', name, ...args]);
}
