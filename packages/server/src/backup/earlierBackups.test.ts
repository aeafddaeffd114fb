import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptReleases } from '../../test/earlier/earlierDatabase.js';
import { readMigrations } from '../../test/earlier/migrations.js';
import { readPaths, readServed } from '../../test/earlier/served.js';
import { withoutPassing } from '../../test/earlier/withoutPassing.js';
import { bareDatabase } from '../../test/testDatabase.js';
import { type TestApp, testApp } from '../../test/testApp.js';
import type { Database } from '../database/database.js';
import { networks } from '../database/schema/index.js';
import { findAccount } from '../ground/accounts/users.js';
import { checkRecord } from '../ground/record/checkRecord.js';
import { places } from '../places.js';
import type { BackupBeginning } from './backupFormat.js';
import { pastForms } from './pastForms.js';
import { restoreBackup } from './restoreBackup.js';
import { verifyBackup } from './verifyBackup.js';

const { migrations } = places;
const kept = path.join(import.meta.dirname, '../../test/earlier');
const between = readdirSync(path.join(kept, 'between'))
  .filter((name) => name.endsWith('.backup'))
  .map((name) => `between/${name.slice(0, -'.backup'.length)}`);

const beginningOf = (name: string) =>
  JSON.parse(String(gunzipSync(readFileSync(path.join(kept, `${name}.backup`)))).split('\n', 1)[0]!) as BackupBeginning;

test('R-3280: a backup of every form that there has been is kept', () => {
  expect(keptReleases).toEqual(readMigrations(migrations).slice(0, -1));
  expect(new Set(between.map((name) => beginningOf(name).schema))).toEqual(
    new Set(pastForms.map(({ schema }) => schema)),
  );
});

// One database for all: each is restored where the one before was, as onto a server in use.
describe.each([...keptReleases, ...between])('the backup of %s', (name) => {
  const file = path.join(kept, `${name}.backup`);
  let server: TestApp;
  afterAll(() => server?.close());

  test('R-3280: is restored by the newest release, which answers its owner as that one did', async () => {
    const { rows, at } = await restoreBackup(database, { file, migrations });
    expect(await verifyBackup({ file, migrations })).toMatchObject({ rows, at });
    server = await testApp({ database });
    server.clock.advance(new Date(at).getTime() - server.clock.now().getTime());
    const owner = await server.signedIn(await findAccount(database, 'expert@example.org'));
    const { networkId, responses } = await readServed(path.join(kept, `${name}.served.json.gz`));
    expect(Object.keys(responses)).toEqual(readPaths(networkId));
    for (const [asked, response] of Object.entries(responses)) {
      const { payload } = await owner.get(asked);
      if (typeof response === 'string') expect(payload, asked).toBe(response);
      else expect(JSON.parse(payload), asked).toMatchObject(withoutPassing(response));
    }
    const ids = await database.select({ id: networks.id }).from(networks);
    for (const { id } of ids) expect((await checkRecord(database, id)).findings).toEqual([]);
  });
});

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await bareDatabase());
});
afterAll(() => drop());
