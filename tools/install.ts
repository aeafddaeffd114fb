import { readdirSync, readFileSync } from 'node:fs';
import { whenChanged } from '../build/fingerprint.ts';
import { must, run, StepFailed } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { InstallProgress } from './installProgress.ts';

/**
 * How much is installed. `serving` is what building and serving the product need: the `dependencies` of all packages.
 * `workshop` adds what tests, checks and Storybook need: their `devDependencies` too.
 */
export type Extent = 'serving' | 'workshop';

const EXTENTS = {
  serving: {
    what: 'what building and serving need',
    // Verifying the lockfile against the trust policy reads the metadata of every package in it, more bytes than the
    // packages themselves. Whoever installs the workshop does it, CI among them; hashes hold for everybody.
    options: ['--prod', '--trust-lockfile'],
    made: 'node_modules/.modules.yaml',
  },
  workshop: { what: 'what tests and checks need', options: [], made: 'node_modules/vitest/package.json' },
} as const;

/**
 * Installs the dependencies in pnpm-lock.yaml if it or a package.json has changed since the last time. Where the workshop
 * is already there, it stays and is kept up to date whatever is asked for.
 */
export async function install(say: (line: string) => void, asked: Extent = 'workshop'): Promise<void> {
  const extent = extentToInstall(asked, readModules());
  const manifests = readdirSync(inRoot('packages')).map((name) => `packages/${name}/package.json`);
  await whenChanged({
    name: 'install',
    inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests],
    variant: extent,
    outputs: [EXTENTS[extent].made],
    work: () => installNow(extent, say),
  });
  if (extent === 'workshop') await generateTypes();
}

/** Writes the types of the contract, which are not kept: whoever compiles, tests or packs begins with an installation. */
async function generateTypes(): Promise<void> {
  await whenChanged({
    name: 'contract-types',
    inputs: ['openapi.yaml', 'packages/api-client/package.json', 'pnpm-lock.yaml'],
    outputs: ['packages/api-client/src/schema.ts'],
    work: async () => {
      await must('The types of the contract could not be written.', 'pnpm', [
        '--filter',
        '@credence/api-client',
        'run',
        'generate',
      ]);
    },
  });
}

/** Decides by what is asked for and by the record that pnpm writes into node_modules; undefined if there is none. */
export function extentToInstall(asked: Extent, modules: string | undefined): Extent {
  return modules !== undefined && /"devDependencies": ?true/.test(modules) ? 'workshop' : asked;
}

function readModules(): string | undefined {
  try {
    return readFileSync(inRoot('node_modules/.modules.yaml'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs pnpm, saying how far it is. */
export async function installNow(extent: Extent, say: (line: string) => void) {
  const { what, options } = EXTENTS[extent];
  say(`Installing ${what}`);
  const progress = new InstallProgress(say);
  // On a slow network no package may arrive for a while.
  const timer = setInterval(() => progress.tell(), 1000);
  const args = ['install', '--frozen-lockfile', ...options, '--reporter=ndjson'];
  const { code } = await run('pnpm', args, { env: { CI: 'true' }, onLine: (line) => progress.read(line) });
  clearInterval(timer);
  if (code !== 0) {
    throw new StepFailed(
      'The dependencies could not be installed. Check the network connection and run the command again.',
      progress.problems.join('\n'),
    );
  }
  progress.finish();
}
