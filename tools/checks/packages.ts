import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pack, type Published, PUBLISHED } from '../packages/pack.ts';
import { must, report, run, StepFailed } from '../run.ts';
import { inRoot } from '../workspace.ts';
import { all, type Check } from './check.ts';

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
}

/** Builds, packs and unpacks each published package, and checks what a stranger would install. */
export const packages: Check = all(
  'packages',
  PUBLISHED.map((name) => () => examine(name)),
);

async function examine(name: Published) {
  const failed = (details: string) => ({ ok: false, line: `packages/${name}`, details });
  try {
    const tarball = await pack(name);
    const lacking = await missing(name, tarball);
    if (lacking.length > 0) return failed(`The tarball lacks ${lacking.join(', ')}.`);

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

/** What every tarball must hold: README, licence, the files its exports name, and nothing that only we use. */
async function missing(name: Published, tarball: string): Promise<string[]> {
  const folder = path.join(path.dirname(tarball), 'package');
  await must(`The tarball of packages/${name} could not be opened.`, 'tar', [
    '-xzf',
    tarball,
    '-C',
    path.dirname(tarball),
  ]);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const named = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  const wanted = ['README.md', 'LICENSE', 'CHANGELOG.md', ...named.filter((file) => !file.includes('*'))];
  const stray = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:stories|test|fixtures|docs)\./.test(file),
  );
  return [
    ...wanted.filter((file) => !existsSync(path.join(folder, file))),
    ...named.filter((file) => file.startsWith('./src/')).map((file) => `a built file in place of ${file}`),
    ...stray.map((file) => `nothing, and has ${file} too many`),
  ];
}
