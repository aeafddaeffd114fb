import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { places } from './places.js';
import { readConfig } from './platform/config/config.js';
import { startServer } from './server.js';

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-server-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const start = (folder: string, more: Record<string, string> = {}) =>
  startServer(readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...more }, places.checkout), places);

test('on an empty folder the server comes up with its demo, and what it stored is there after the next start', async () => {
  const folder = await dataFolder();
  const first = await start(folder);
  expect(first.demoAccounts).toEqual(['expert@example.org', 'colleague@example.org', 'admin@example.org']);
  expect(await (await fetch(`${first.address}/readyz`)).json()).toEqual({ status: 'ready' });
  await first.stop();
  const second = await start(folder);
  expect(second.demoAccounts.length).toBe(3);
  await second.stop();
  await expect(fetch(`${second.address}/healthz`)).rejects.toThrow();
});

test('production makes no accounts', async () => {
  const server = await start(await dataFolder(), {
    NODE_ENV: 'production',
    SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'https://credence.test',
    SMTP_URL: 'none',
    IMPRINT: 'none',
    HOST: '127.0.0.1',
  });
  expect(server.demoAccounts).toEqual([]);
  await server.stop();
});

test('B-276 production with an empty imprint starts nothing and leaves nothing behind', async () => {
  const folder = await dataFolder();
  const site = path.join(folder, 'site.json');
  await writeFile(site, '{ "name": "Larynx study" }');
  const settings = { SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://credence.test', SMTP_URL: 'none', SITE_CONFIG: site };
  await expect(start(folder, { NODE_ENV: 'production', ...settings })).rejects.toThrow('has no "imprint"');
  expect(await readdir(folder)).toEqual(['site.json']);
});

test('B-278 a port that another program uses is refused before a database is made, and nothing is left over', async () => {
  const folder = await dataFolder();
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start(folder, { PORT: String(port), HOST: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
  });
  expect(await readdir(folder)).toEqual([]);
});
