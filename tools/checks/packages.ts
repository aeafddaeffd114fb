import { pack, type Published, PUBLISHED } from '../../build/packages/pack.ts';
import { report, run, StepFailed } from '../../build/run.ts';
import { inRoot } from '../../build/workspace.ts';
import { obstacles } from '../packages/obstacles.ts';
import { all, type Check } from './check.ts';

/** Builds, packs and unpacks each published package, and checks what a stranger would install. */
export const packages: Check = all(
  'packages',
  PUBLISHED.map((name) => () => examine(name)),
);

async function examine(name: Published) {
  const failed = (details: string) => ({ ok: false, line: `packages/${name}`, details });
  try {
    const tarball = await pack(name);
    const found = await obstacles(tarball);
    if (found.length > 0) return failed(found.join('\n'));

    const publint = await run(process.execPath, [
      inRoot('node_modules/publint/src/cli.js'),
      'run',
      tarball,
      '--strict',
    ]);
    if (publint.code !== 0) return failed(publint.output);
    const attw = inRoot('node_modules/@arethetypeswrong/cli/dist/index.js');
    const entries = ['--exclude-entrypoints', './fonts.css', './*'];
    const types = await run(process.execPath, [attw, tarball, '--profile', 'esm-only', '--no-emoji', ...entries]);
    return types.code === 0 ? { ok: true, line: `packages/${name}` } : failed(types.output);
  } catch (error) {
    if (error instanceof StepFailed) return failed(`${error.message}\n${error.details}`);
    report(error);
    throw error;
  }
}
