import { report, run } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { install } from './install.ts';

/** Enough for an upload and the pictures of every story; without a network the client would wait forever. */
const MINUTES = 10;

/**
 * `npm run chromatic` has Chromatic capture every story in all modes of packages/ui/stories/modes.ts. Without
 * CHROMATIC_PROJECT_TOKEN there is nothing to do; with it, any error is a failure. Visual changes are not: they are
 * reviewed on Chromatic.
 */
try {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    console.log('chromatic: skipped, no token (CHROMATIC_PROJECT_TOKEN is not set)');
  else process.exitCode = await upload();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function upload(): Promise<number> {
  await install((line) => console.log(line));
  const storybook = [inRoot('node_modules/storybook/dist/bin/dispatcher.js'), 'build', '--quiet', '--stats-json'];
  const built = await run(process.execPath, storybook, { live: true });
  if (built.code !== 0) return built.code;

  const client = [inRoot('node_modules/chromatic/dist/bin.cjs'), '--no-interactive'];
  const { code } = await run(process.execPath, client, { live: true, timeout: MINUTES * 60_000 });
  console.log(code === 0 ? 'chromatic: uploaded' : `chromatic: failed (${code})`);
  return code;
}
