import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../build/workspace.ts';
import { ApiUser } from '../harness/people/apiUser.ts';
import { startProduct } from '../harness/product.ts';
import { networkOf } from '../harness/questions.ts';

const run = promisify(execFile);

/** The lowest that `packages/server/package.json` names. */
const oldest = '22.22.0';
const platform = `node-linux-${process.arch}`;

let folder: string;
let node: string;

/** Elsewhere than on Linux, npm has no Node. */
const here = process.platform === 'linux';

beforeAll(async () => {
  if (!here) return;
  folder = mkdtempSync(path.join(os.tmpdir(), 'credence-oldest-'));
  chmodSync(folder, 0o755);
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  await run('npm', ['install', ...options, `${platform}@${oldest}`], { cwd: folder });
  node = path.join(folder, 'node_modules', platform, 'bin/node');
});
afterAll(() => {
  if (here) rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!here)('B-273 the built server does the main job on the oldest Node that is promised', async () => {
  expect((await run(node, ['--version'])).stdout).toBe(`v${oldest}\n`);
  const product = await startProduct({ folder, node });
  try {
    const page = await fetch(`${product.url}/`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
    const user = await ApiUser.signIn(product.url);
    const networkId = await user.upload('oldest.xdsl', networkOf('Stage', [2]));
    const answer = { sliders: [50, 30, 20], 'self-eval': 2, comment: '', timer: 3 };
    expect((await user.post(`/network/${networkId}/n2/1/save`, answer)).status).toBe(200);
    for (const list of ['index', 'collaborations', 'sessions', 'export']) await user.get(`/user/${list}`);
    for (const part of ['overview', 'structure', 'events', 'tables']) await user.get(`/network/${part}/${networkId}`);
  } finally {
    await product.stop();
  }
});

test.skipIf(!here)('B-273 and every operation answers everybody as the contract says', async () => {
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const { stdout } = await run(node, [vitest, 'run', '--project', 'server', 'packages/server/test/matrix.test.ts'], {
    cwd: inRoot(),
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 100_000_000,
  });
  expect(stdout).toMatch(/Tests {2}\d{2,} passed \(\d+\)/);
});
