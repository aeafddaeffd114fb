import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { mailServer } from '../../../test/mailServer.js';

const hooks = path.join(import.meta.dirname, '../../../test/sourceHooks.mjs');

/** What the operator sees of `credence mail test` with these settings, and whether a database was made for it. */
async function mailTest(address: string, settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'credence-mail-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { DATABASE_URL: _, SMTP_URL: __, ...env } = process.env;
  const { stdout, stderr, code } = await promisify(execFile)(
    process.execPath,
    ['--import', hooks, path.join(import.meta.dirname, '../../cli.ts'), 'mail', 'test', address],
    { env: { ...env, DATA_DIR: folder, ...settings } },
  ).then(
    (ended) => ({ ...ended, code: 0 }),
    (error: unknown) => error as { stdout: string; stderr: string; code: number },
  );
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  return { said: stdout || stderr, code, folder };
}

test('B-277 the operator sends a test mail and is told that the mail server took it', async () => {
  const { address, received } = await mailServer();
  const { said, code } = await mailTest('ada@example.org', { SMTP_URL: address });
  expect(said).toBe(`The mail server ${new URL(address).host} took the mail to ada@example.org.\n`);
  expect(code).toBe(0);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^ada@example\.org\n[^]*Subject: A test of the mail settings/);
});

test('B-277 or is told why it was refused, with the server’s code', async () => {
  const { address, received } = await mailServer({ refusing: 'No such mailbox' });
  const { said, code } = await mailTest('ada@example.org', { SMTP_URL: address });
  expect(said).toBe(`The mail server ${new URL(address).host} refused the mail: 550 No such mailbox\n`);
  expect(code).toBe(1);
  expect(received).toEqual([]);
});

test('B-277 or that no mail server answers', async () => {
  const { said, code } = await mailTest('ada@example.org', { SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(said).toMatch(/^The mail server 127\.0\.0\.1:1 cannot be reached \(\w+\): .*ECONNREFUSED.*\n$/);
  expect(code).toBe(1);
});

test('B-277 or which file it became without a mail server', async () => {
  const { said, code, folder } = await mailTest('ada@example.org', { SMTP_URL: 'none' });
  expect(code).toBe(0);
  const sentence = /^There is no mail server in SMTP_URL, so the mail to ada@example\.org is the file (.*)\.\n$/;
  const file = sentence.exec(said)?.[1] ?? '';
  expect(path.dirname(file)).toBe(path.join(folder, 'outbox'));
  expect(readFileSync(file, 'utf8')).toContain('To: ada@example.org');
});

test('B-277 what is no address gets no mail', async () => {
  const { said, code } = await mailTest('ada', { SMTP_URL: 'none' });
  expect(said).toBe('ada is no e-mail address. Nothing was sent.\n');
  expect(code).toBe(1);
});
