import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../../../build/packages/pack.js';
import { type TestApp, testApp } from './testApp.js';
import { testPassword } from './users.js';

const run = promisify(execFile);
const checkout = path.resolve(import.meta.dirname, '../../..');
const example = path.join(checkout, 'examples/larynx.xdsl');

let server: TestApp;
/** A stranger's folder: the package from its tarball, a network file, nothing of ours. */
let folder: string;
let readme: string;

beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(path.join(tmpdir(), 'credence-program-'));
  const installed = path.join(folder, 'node_modules/@credence/api-client');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', await pack('api-client'), '-C', installed, '--strip-components=1']);
  const dependency = path.join(checkout, 'packages/api-client/node_modules/openapi-fetch');
  await symlink(dependency, path.join(folder, 'node_modules/openapi-fetch'));
  await cp(example, path.join(folder, 'larynx.xdsl'));
  readme = await readFile(path.join(checkout, 'packages/api-client/README.md'), 'utf8');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

/** The README's examples in a language, with the address and password of this server. */
async function examples(language: string): Promise<{ program: string; username: string }> {
  const { username } = await server.addUser();
  const { port } = server.app.server.address() as AddressInfo;
  const blocks = [...readme.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThan(0);
  const program = blocks
    .join('\n')
    .replaceAll('https://credence.example.org', `http://127.0.0.1:${port}`)
    .replaceAll('expert@example.org', username)
    .replaceAll('…', testPassword);
  return { program, username };
}

async function runs(command: string, file: string, program: string) {
  await writeFile(path.join(folder, file), program);
  return run(command, [file], { cwd: folder });
}

test('R-2674: the README of the client signs in from Node, uploads, downloads and signs out', async () => {
  const { program } = await examples('js');
  const { stdout, stderr } = await runs(process.execPath, 'program.mjs', program);
  expect([stdout, stderr]).toEqual(['0 % answered\n401 not_logged_in\n', '']);
  // Nothing is answered, so the download is the file itself.
  expect(await readFile(path.join(folder, 'answered-larynx.xdsl'))).toEqual(await readFile(example));
});

const hasRequests = await run('python3', ['-c', 'import requests']).then(
  () => true,
  () => false,
);

// Machines without Python's requests cannot run this example; what it sends is tested in csrf.test.ts.
test.skipIf(!hasRequests)('R-2674: and from Python', async () => {
  const { program } = await examples('python');
  await runs('python3', 'program.py', program);
  expect(await readFile(path.join(folder, 'answered.xdsl'))).toEqual(await readFile(example));
});
