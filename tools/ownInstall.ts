import { cpSync } from 'node:fs';
import path from 'node:path';
import { whenChanged } from '../build/fingerprint.ts';
import { must } from '../build/run.ts';
import { cache, inRoot } from '../build/workspace.ts';

/**
 * Installs what tools/`name` names in a folder of its own, so that the repository's own install stays small. Returns the
 * folder, which holds the files of tools/`name` as well.
 */
export async function ownInstall(name: string): Promise<string> {
  const folder = path.join(cache, name);
  await whenChanged({
    name,
    inputs: [`tools/${name}`],
    outputs: [`.cache/${name}/node_modules/.modules.yaml`],
    work: async () => {
      cpSync(inRoot('tools', name), folder, { recursive: true });
      const install = ['install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline', '--no-lockfile'];
      await must(`What tools/${name} names could not be installed.`, 'pnpm', install, { cwd: folder });
    },
  });
  return folder;
}
