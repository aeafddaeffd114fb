import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../build/workspace.ts';

const run = promisify(execFile);

/** An archive whose only command asks an address and prints the answer, or why there is none. */
function archive(): { folder: string; launcher: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-launcher-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const each of ['bin', 'packages/server/dist']) mkdirSync(path.join(folder, each), { recursive: true });
  const launcher = path.join(folder, 'bin/credence');
  copyFileSync(inRoot('deploy/credence'), launcher);
  symlinkSync(process.execPath, path.join(folder, 'bin/node'));
  writeFileSync(
    path.join(folder, 'packages/server/dist/cli.js'),
    `fetch(process.argv[2]).then((response) => response.text(), ({ cause }) => cause.code).then(console.log);`,
  );
  return { folder, launcher };
}

test.skipIf(process.platform !== 'linux')(
  'R-3341: the server and its commands trust the authorities that the machine trusts',
  async () => {
    const { folder, launcher } = archive();
    const [key, authority] = ['key.pem', 'authority.pem'].map((name) => path.join(folder, name)) as [string, string];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = [
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      ...subject,
      '-keyout',
      key,
      '-out',
      authority,
    ];
    await run('openssl', ['req', ...made]);
    const server = createServer({ key: readFileSync(key), cert: readFileSync(authority) }, (_, response) =>
      response.end('trusted'),
    ).listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await once(server, 'listening');

    const { PATH } = process.env;
    const ask = async (settings: Record<string, string>) => {
      const address = `https://localhost:${(server.address() as AddressInfo).port}`;
      const env = { PATH, CREDENCE_SETTINGS: path.join(folder, 'none'), ...settings };
      return (await run(launcher, [address], { env })).stdout.trim();
    };
    expect(await ask({})).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    // The file that OpenSSL takes for the machine's.
    expect(await ask({ SSL_CERT_FILE: authority })).toBe('trusted');
    expect(await ask({ SSL_CERT_FILE: authority, NODE_USE_SYSTEM_CA: '0' })).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  },
);
