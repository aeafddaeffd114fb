import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PUBLISHED } from '../build/packages/pack.ts';
import { inRoot } from '../build/workspace.ts';

const read = (file: string) => readFileSync(inRoot('.github/workflows', file), 'utf8');
const used = readdirSync(inRoot('.github/workflows')).flatMap((file) =>
  [...read(file).matchAll(/uses: (.*)/g)].map(([, action = '']) => ({ file, action })),
);

test.each(used)('R-2773: $file runs $action at one commit, and says which release that is', ({ action }) => {
  expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('R-2773: a tag publishes every package with provenance, after everything that has to pass', () => {
  const { jobs } = parse(read('publish.yml')) as {
    jobs: { packages: { permissions: object; steps: { run?: string }[] } };
  };
  const commands = jobs.packages.steps.flatMap(({ run }) => run ?? []);
  expect(jobs.packages.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(commands.slice(0, 3)).toEqual(['.ci/run', '.ci/run nightly', 'npm run check -- packages']);
  expect(commands.at(-1)).toMatch(/npm publish .* --provenance/);
  for (const name of PUBLISHED) expect(commands.at(-1)).toMatch(new RegExp(`for name in .*\\b${name}\\b`));
});
