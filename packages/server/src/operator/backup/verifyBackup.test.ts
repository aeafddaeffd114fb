import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { firstBackup } from '../../../test/firstRelease/firstRelease.js';
import { withNextMigration } from '../../../test/migrationFolders.js';
import { places } from '../../places.js';
import { verifyBackup } from './verifyBackup.js';

const { migrations } = places;

let lines: string[];
beforeAll(async () => {
  lines = String(gunzipSync(await readFile(firstBackup)))
    .trimEnd()
    .split('\n');
});

/** What is said of the kept backup after a change. */
async function saidOf(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-verify-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'changed.backup');
  await writeFile(file, bytes);
  return verifyBackup({ file, migrations }).then(
    () => 'whole',
    (error: Error) => error.message,
  );
}

const zipped = (changed: readonly string[]) => gzipSync(`${changed.join('\n')}\n`);
const placeOf = (table: string) => lines.indexOf(JSON.stringify({ table }));

test('R-3281: the backup of an earlier release is whole, with its audit log', async () => {
  const found = await verifyBackup({ file: firstBackup, migrations });
  expect(found.rows).toBeGreaterThan(100);
  expect(found.auditEntries).toBeGreaterThan(1);
  const verify = (folder: string) => verifyBackup({ file: firstBackup, migrations: folder });
  const later = await withNextMigration('ALTER TABLE "users" ADD COLUMN "next" text', verify);
  expect(later).toEqual({ ...found, behind: found.behind + 1 });
});

test('R-3281: each thing that is wrong is said, with its place', async () => {
  const user = placeOf('users') + 1;
  const member = placeOf('network_members') + 1;
  const entry = placeOf('audit_log') + 2;
  const cases: [string[], RegExp][] = [
    [lines, /^whole$/],
    [lines.toSpliced(user, 1), /row 1 of "\w+" refers to a row of "users" that is not there/],
    [lines.toSpliced(-2, 1), /it says that it has \d+ rows, and has \d+/],
    [lines.with(member, '"(1,2)"'), /row 1 of "network_members" does not have the columns of its table/],
    [
      lines.with(entry, lines[entry]!.replace(/,\w+_\w+,/, ',forged,')),
      /the audit log is broken at entry 2: it was changed/,
    ],
    [lines.toSpliced(entry, 1), /the audit log is broken at entry 3: it was missing/],
    [lines.slice(0, -1), /its end is missing/],
    [lines.toSpliced(user - 1, 1), /"users" is missing/],
    [lines.with(user - 1, '{"table":"others"}'), /there is no table "others" in its release/],
    [lines.slice(1), /it has no beginning/],
    [[...lines, '"(1)"'], /something follows its end/],
    [lines.with(0, lines[0]!.replace(/"schema":"\w+"/, '"schema":"0"')), /made by a newer release than this one/],
  ];
  for (const [changed, said] of cases) expect(await saidOf(zipped(changed))).toMatch(said);
});

test('R-3281: a damaged or cut file is said to be one, and behind what', async () => {
  const bytes = await readFile(firstBackup);
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1]! ^= 0xff;
  for (const damaged of [bytes.subarray(0, -20), flipped])
    expect(await saidOf(damaged)).toMatch(/the file is damaged or cut off behind row \d+ of "\w+"/);
  for (const foreign of [Buffer.from('text'), Buffer.of()])
    expect(await saidOf(foreign)).toMatch(/is not a backup of Credence|has no beginning|cut off/);
});
