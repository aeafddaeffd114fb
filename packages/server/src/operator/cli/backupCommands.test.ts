import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { desc } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { auditLog, users } from '../../database/schema/index.js';
import { verifyChain } from '../../platform/audit/verifyChain.js';
import { findCommand, help } from './commands.js';

/** What the terminal says. */
async function credence(server: TestApp, ...words: string[]): Promise<string> {
  const { command, argument, ...given } = findCommand(words)!;
  if ('runAlone' in command) throw new Error(`${words.join(' ')} has to do with no backup`);
  const lines =
    'run' in command
      ? await command.run({ ...server, dataFolder: path.dirname(argument) }, argument, given)
      : // Without settings: it is verified on any machine.
        (await command.runBare({}, argument, given.options)).lines;
  return lines.join('\n');
}

async function inFolder(): Promise<(name: string) => string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-commands-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return (name) => path.join(folder, name);
}

test('R-3281: an operator backs up, verifies without a database, and learns that a file is cut off', async () => {
  const server = await appForThisTest();
  await server.addUser({ username: 'ada@example.org' });
  const file = (await inFolder())('credence.backup');
  expect(await credence(server, 'backup', file)).toMatch(
    /holds everything: \d+ rows, read again and verified\. It contains personal data/,
  );
  expect(await credence(server, 'backup', '--verify', file)).toMatch(
    /is whole, as of .*: \d+ rows in \d+ tables, every reference leads to a row, and the audit log holds together \(\d+ entries\)\.$/,
  );
  await truncate(file, 300);
  await expect(credence(server, 'backup', '--verify', file)).rejects.toThrow(/is not|damaged or cut off/);
  await expect(credence(server, 'backup', '--verify', `${file}.other`)).rejects.toThrow(/^There is no file/);
});

test('R-3282: an operator encrypts to a public key, and restores with the file of the key', async () => {
  const server = await appForThisTest();
  await server.addUser({ username: 'ada@example.org' });
  const place = await inFolder();
  const [file, key] = [place('credence.backup'), place('key.txt')];
  const identity = await generateX25519Identity();
  await writeFile(key, `# made for a test\n${identity}\n`);
  expect(await credence(server, 'backup', file, '--to', await identityToRecipient(identity))).toMatch(
    /Only the owner of the key can read it/,
  );
  await server.addUser({ username: 'later@example.org' });
  await expect(credence(server, 'restore', file, '--yes')).rejects.toThrow(/is encrypted/);
  await expect(credence(server, 'restore', file, '--identity', key)).rejects.toThrow(/with 2 accounts, .*Add --yes/);
  expect(await credence(server, '--yes', 'restore', '--identity', key, file)).toMatch(/^Everything is as it was on/);
  expect((await server.database.select().from(users)).map(({ username }) => username)).toEqual(['ada@example.org']);
});

test('R-3289: a restore is in the audit log that it brings back, with the moment of the backup', async () => {
  const server = await appForThisTest();
  await server.addUser({ username: 'ada@example.org' });
  const file = (await inFolder())('credence.backup');
  await credence(server, 'backup', file);
  const made = server.clock.now().toISOString();
  server.clock.advance(3_600_000);
  await credence(server, '--yes', 'restore', file);
  const [last] = await server.database.select().from(auditLog).orderBy(desc(auditLog.number)).limit(1);
  expect(last).toMatchObject({ type: 'backup_restored', at: server.clock.now(), userId: null });
  expect(last?.metadata).toEqual({ backup: made, rows: expect.any(Number), by: 'operator' });
  expect(await verifyChain(server.database)).toMatchObject({ broken: undefined });
});

test.skipIf(process.getuid?.() === 0)(
  'R-3253: a file in a folder that the account may not enter is not said to be missing',
  async () => {
    const server = await appForThisTest();
    const place = await inFolder();
    const folder = place('private');
    await mkdir(folder, { mode: 0o600 });
    await expect(credence(server, 'restore', path.join(folder, 'last.backup'), '--yes')).rejects.toThrow(
      /^This account may not look into the folder of .*last\.backup\. Copy the file/,
    );
  },
);

test('R-3282: an option is taken by the commands that have it, and by no other', () => {
  expect(findCommand(['restore', 'file', '--identity', 'a', '--identity', 'b'])?.options).toEqual({
    to: [],
    identity: ['a', 'b'],
    erasures: [],
    advisories: [],
  });
  for (const words of [
    ['user', 'purge', 'ada@example.org', '--to', 'a'],
    ['backup', 'file', '--identity', 'a'],
    ['backup', 'file', '--to'],
  ])
    expect(findCommand(words)).toBeUndefined();
  expect(help().join('\n')).toContain('restore <file> [--identity <file>] [--erasures <file>]');
});
