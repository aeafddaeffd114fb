import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { whenChanged } from '../../build/fingerprint.ts';
import { must } from '../../build/run.ts';
import { cache, inRoot, root } from '../../build/workspace.ts';

/** The sliders of other libraries, installed outside the workspace when a benchmark first asks for them. */
export async function installedSliders(): Promise<string> {
  const folder = path.join(cache, 'slider-lab');
  const manifest = 'benchmarks/slider-lab/package.json';
  await whenChanged({
    name: 'slider-lab',
    inputs: [manifest],
    outputs: [path.relative(root, path.join(folder, 'package-lock.json'))],
    work: async () => {
      mkdirSync(folder, { recursive: true });
      copyFileSync(inRoot(manifest), path.join(folder, 'package.json'));
      // Without the React that they all ask for: the pages take the workspace's.
      const quiet = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      await must('The libraries could not be installed.', 'npm', ['install', ...quiet], { cwd: folder });
    },
  });
  return folder;
}
