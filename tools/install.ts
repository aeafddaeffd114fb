import { readdirSync } from 'node:fs';
import { whenChanged } from './fingerprint.ts';
import { must } from './run.ts';
import { inRoot } from './workspace.ts';

/** Installs the dependencies in pnpm-lock.yaml if it or a package.json has changed since the last time. */
export async function install(say: (line: string) => void): Promise<void> {
  const manifests = readdirSync(inRoot('packages')).map((name) => `packages/${name}/package.json`);
  await whenChanged({
    name: 'install',
    inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests],
    outputs: ['node_modules/.modules.yaml'],
    work: async () => {
      say('Installing dependencies');
      await must(
        'The dependencies could not be installed. Check the network connection and run the command again.',
        'pnpm',
        ['install', '--frozen-lockfile', '--reporter=append-only'],
        { env: { CI: 'true' } },
      );
    },
  });
}
