import { ensureBrowser } from '../build/browser.ts';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { report, StepFailed } from '../build/run.ts';
import { install } from './install.ts';
import { runVitest } from './vitest.ts';

/**
 * `npm run interruptions -- 500` interrupts an expert in a browser 500 times; `npm run interruptions -- kills 200`
 * kills the server or the database 200 times while sixteen writers are saving. A further number is the seed of an
 * earlier run to repeat. `npm test -- interruptions` runs short versions of both, and so does `.ci/run nightly`.
 */
const say = (line: string) => console.log(line);
const words = process.argv.slice(2);
const kills = words[0] === 'kills';
const [often = kills ? '200' : '500', seed = String(Date.now() % 1_000_000_000)] = kills ? words.slice(1) : words;

try {
  if (![often, seed].every((word) => /^\d+$/.test(word))) {
    throw new StepFailed('Say how often: npm run interruptions -- 500, or npm run interruptions -- kills 200.');
  }
  await install(say);
  const CHROMIUM_PATH = await ensureBrowser(say);
  await buildApp(say);
  await buildServer(say);
  const { code } = await runVitest(
    ['interruptions'],
    [`e2e/interruptions/${kills ? 'kills' : 'interruptions'}.test.ts`],
    {
      env: {
        CHROMIUM_PATH,
        [kills ? 'CREDENCE_KILLS' : 'CREDENCE_INTERRUPTIONS']: often,
        CREDENCE_SEED: seed,
      },
    },
  );
  process.exitCode = code;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
