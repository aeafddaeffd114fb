import { report, run } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { install } from './install.ts';
import { table, type Timed, timed } from './times.ts';

/** What runs only if it is named: `.ci/run nightly` does so. */
const NIGHTLY: ReadonlySet<string> = new Set(['every-story']);

/** `npm run check`: everything but the tests and what is left to the night. All checks run even if some fail; the exit code is the overall result. */
try {
  await install((line) => console.log(line));
  await checkAll();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function checkAll() {
  // Imported late, because some checks need the dependencies installed.
  const { api } = await import('./checks/api.ts');
  const { contract, format, imports, lint, sizes, unused } = await import('./checks/static.ts');
  const { clients } = await import('./checks/clients.ts');
  const { pages } = await import('./checks/pages.ts');
  const { everyStory, storybook } = await import('./checks/stories.ts');
  const { packages } = await import('./checks/packages.ts');
  const { names } = await import('./checks/names.ts');
  const { roleWords } = await import('./checks/roleWords.ts');
  const { words } = await import('./checks/words.ts');

  const wanted = process.argv.slice(2);
  const checks = Object.entries({
    format,
    words,
    names,
    roles: roleWords,
    imports,
    unused,
    contract,
    sizes,
    api,
    packages,
    clients,
    pages,
    lint,
    storybook,
    'every-story': everyStory,
  });
  const waiting = checks.filter(([name]) => (wanted.length === 0 ? !NIGHTLY.has(name) : wanted.includes(name)));
  const times: Timed[] = [];
  const next = async (): Promise<void> => {
    // The slowest checks are at the end and start first.
    const [name, check] = waiting.pop() ?? [];
    if (!name || !check) return;
    const { ok, line, details } = await timed(times, name, check);
    console.log(line);
    if (!ok) {
      console.log(`${details?.trimEnd() ?? ''}\n(npm run check -- ${name} repeats this one.)`);
      process.exitCode = 1;
    }
    return next();
  };
  await Promise.all([next(), next()]);
  console.log(`\n${table(times)}\n`);
  const trace = await run(process.execPath, [inRoot('tools/trace.ts')]);
  console.log(`trace: ${trace.output.trimEnd().split('\n').at(-1)}`);
}
