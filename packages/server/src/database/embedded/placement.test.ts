import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { binariesIn, findBinaries } from './binaries.js';
import { fingerprint, hasDatabase, placeBinaries, placeDataFolder, sharedRoot } from './placement.js';

const root = process.getuid?.() === 0;
const made: string[] = [];
afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
});

/** A folder that only its owner can enter, like /root. */
async function closedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-closed-'));
  made.push(folder);
  await chmod(folder, 0o700);
  return folder;
}

test.runIf(root)(
  'for root in a closed folder the data goes to a folder of its own under /var/lib/credence',
  async () => {
    const wanted = path.join(await closedFolder(), '.data');
    const folder = await placeDataFolder(wanted);
    made.push(folder);
    expect(folder).toBe(path.join(sharedRoot, `data-${fingerprint(wanted)}`));
    expect(await placeDataFolder(wanted)).toBe(folder);
  },
);

test.runIf(root)('for root in a closed folder the programs are copied to where the account can run them', async () => {
  const native = path.join(await closedFolder(), 'native');
  await cp((await findBinaries()).folder, native, { recursive: true, verbatimSymlinks: true });
  const placed = await placeBinaries(binariesIn(native), { uid: 65534, gid: 65534 });
  made.push(placed.folder);
  expect(placed.folder).toBe(path.join(sharedRoot, `postgresql-${fingerprint(native)}`));
});

test('in an open folder nothing is moved', async () => {
  const folder = await closedFolder();
  await chmod(folder, 0o755);
  expect(await placeDataFolder(path.join(folder, '.data'))).toBe(path.join(folder, '.data'));
});

test('if the programs cannot run, the message says what to set', async () => {
  const nowhere = binariesIn(path.join(await closedFolder(), 'missing'));
  await expect(placeBinaries(nowhere, undefined)).rejects.toThrow(/cannot run here.*DATABASE_URL/s);
});

test('B-196 R-2664 a data folder that cannot be made is refused in one line, and nothing hangs', async () => {
  await expect(placeDataFolder('/proc/credence/data')).rejects.toThrow(/^The folder .* cannot be created \(\w+\)\..*$/);
});

test('R-2664 looking for a database creates no folder', async () => {
  const folder = path.join(tmpdir(), `credence-nowhere-${process.pid}`);
  expect(await hasDatabase(folder)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});
