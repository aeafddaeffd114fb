import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readNetworkFile } from '../packages/bayesnet/src/index.ts';
import { expect, test } from 'vitest';
import { run } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { consumer } from './consumer.ts';

test('R-3462: the packed package brings the command that checks and converts network files', async () => {
  const folder = await consumer('files', {}, ['bayesnet']);
  copyFileSync(inRoot('examples/larynx.xdsl'), path.join(folder, 'in.xdsl'));
  const command = path.join(folder, 'node_modules/.bin/credence-files');
  const checked = await run(command, ['check', 'in.xdsl'], { cwd: folder });
  expect([checked.code, checked.output.trim()]).toEqual([0, expect.stringMatching(/^in\.xdsl: XDSL .*, 14 nodes/)]);

  const own = readNetworkFile(readFileSync(path.join(folder, 'in.xdsl'))).document;
  for (const ending of ['net', 'bif', 'dne', 'dsc', 'xmlbif']) {
    const { code } = await run(command, ['convert', 'in.xdsl', `out.${ending}`], { cwd: folder });
    expect(code).toBe(0);
    const { document } = readNetworkFile(readFileSync(path.join(folder, `out.${ending}`)));
    expect(document?.network.nodes.map(({ cpt }) => cpt?.length)).toEqual(
      own?.network.nodes.map(({ cpt }) => cpt?.length),
    );
  }
  const again = await run(command, ['convert', 'in.xdsl', 'out.net'], { cwd: folder });
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('exist')]);
});
