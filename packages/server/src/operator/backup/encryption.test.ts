import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { databaseState } from '../../../test/databaseState.js';
import { appForThisTest } from '../../../test/testApp.js';
import { addPeople, makeWorld } from '../../../test/world.js';
import { places } from '../../places.js';
import { type BackupIdentity, decrypted, encrypted, readIdentities } from './encryption.js';
import { restoreBackup } from './restoreBackup.js';
import { verifyBackup } from './verifyBackup.js';
import { writeBackup } from './writeBackup.js';

const { migrations } = places;

async function keyPair(generate = generateX25519Identity) {
  const identity = await generate();
  return { identity, recipient: await identityToRecipient(identity) };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-encrypted-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('R-3282: a backup for two keys is verified when written, and read with either of them alone', async () => {
  const app = await appForThisTest();
  await makeWorld(app, await addPeople(app));
  const before = await databaseState(app.database);
  const folder = await newFolder();
  const file = path.join(folder, 'credence.backup');
  const pairs = [await keyPair(), await keyPair(), await keyPair(generateHybridIdentity)];
  const [one, other, stranger] = pairs as [(typeof pairs)[0], (typeof pairs)[0], (typeof pairs)[0]];
  const recipients = [one.recipient, other.recipient];
  const { rows } = await writeBackup(app.database, { file, at: app.clock.now(), migrations, recipients });
  expect(await readdir(folder)).toEqual(['credence.backup']);
  const bytes = await readFile(file);
  expect(String(bytes.subarray(0, 21))).toBe('age-encryption.org/v1');
  for (const { identity } of [one, other])
    expect(await verifyBackup({ file, migrations, identities: [identity] })).toMatchObject({ rows });

  const restore = (identities: readonly BackupIdentity[]) =>
    restoreBackup(app.database, { file, migrations, identities });
  await app.addUser({ username: 'later@example.org' });
  const later = await databaseState(app.database);
  await expect(restore([])).rejects.toThrow(/is encrypted\. Name the file with the key: --identity <file>/);
  await expect(restore([stranger.identity])).rejects.toThrow(/the identity does not open it/);
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1]! ^= 0xff;
  for (const damaged of [flipped, bytes.subarray(0, -20), bytes.subarray(0, 300)]) {
    await writeFile(file, damaged);
    await expect(restore([one.identity])).rejects.toThrow(/changed or cut off since it was encrypted/);
  }
  expect(await databaseState(app.database)).toBe(later);
  await writeFile(file, bytes);
  await restore([other.identity]);
  expect(await databaseState(app.database)).toBe(before);
});

test('R-3282: it is encrypted to a key that stands a quantum computer, too', async () => {
  const app = await appForThisTest();
  const file = path.join(await newFolder(), 'credence.backup');
  const { identity, recipient } = await keyPair(generateHybridIdentity);
  const { rows } = await writeBackup(app.database, { file, at: app.clock.now(), migrations, recipients: [recipient] });
  expect(await verifyBackup({ file, migrations, identities: [identity] })).toMatchObject({ rows });
});

test('R-3282: what is no key is refused before anything is written', async () => {
  const app = await appForThisTest();
  const folder = await newFolder();
  const file = path.join(folder, 'credence.backup');
  const { identity, recipient } = await keyPair();
  for (const wrong of ['ada@example.org', 'age1nothing', identity])
    await expect(
      writeBackup(app.database, { file, at: app.clock.now(), migrations, recipients: [recipient, wrong] }),
    ).rejects.toThrow(/is not a public key of age/);
  expect(await readdir(folder)).toEqual([]);
  const keys = path.join(folder, 'keys.txt');
  for (const [text, found] of [
    [`# created: 2026-11-20\n# public key: ${recipient}\n${identity}\r\n\n`, [identity]],
    [`${recipient}\n`, undefined],
    ['', undefined],
  ] as const) {
    await writeFile(keys, text);
    if (found) expect(await readIdentities(keys)).toEqual(found);
    else await expect(readIdentities(keys)).rejects.toThrow(/holds no identity of age/);
  }
});

test('R-3282: what is encrypted and read again is in memory a piece at a time, however much it is', async () => {
  const { identity, recipient } = await keyPair();
  const piece = new Uint8Array(64 * 1024).fill(7);
  const pieces = 200;
  let made = 0;
  async function* source() {
    for (; made < pieces; made += 1) {
      await sleep(0);
      yield piece;
    }
  }
  let read = 0;
  let most = 0;
  for await (const chunk of decrypted(
    encrypted(source(), [recipient], () => undefined),
    [identity],
  )) {
    await sleep(1);
    read += chunk.length;
    most = Math.max(most, made * piece.length - read);
  }
  expect(read).toBe(pieces * piece.length);
  expect(most).toBeLessThan((pieces * piece.length) / 4);
});
