import { spawnSync } from 'node:child_process';
import { buildServer } from '../build/buildProduct.ts';
import { report } from '../build/run.ts';
import { inRoot, root } from '../build/workspace.ts';
import { install } from './install.ts';

/** `npm run credence -- admin add <e-mail>`: the operator's commands, on the database that `npm start` uses. */
try {
  await install(() => undefined, 'serving');
  await buildServer(() => undefined);
  const cli = inRoot('packages/server/dist/cli.js');
  const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
