// Makes the filled database of 0.1.0 and what it answers. Until 0.1.0 is released, run it after a change of the first
// migration; afterwards neither changes any more.
//   cd packages/server
//   sh ../../tools/with-tools.sh node --import ./test/sourceHooks.mjs test/firstRelease/make.ts
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBackup } from '../../src/operator/backup/writeBackup.js';
import { openDatabase } from '../../src/database/database.js';
import { startEmbedded } from '../../src/database/embedded/index.js';
import { migrate } from '../../src/database/migrate.js';
import { places } from '../../src/places.js';
import { testApp } from '../testApp.js';
import { fill } from './fill.js';
import { firstBackup, writeResponses } from './firstRelease.js';

const { migrations } = places;
const dataFolder = await mkdtemp(path.join(tmpdir(), 'credence-first-'));
await chmod(dataFolder, 0o755);
const embedded = await startEmbedded({ dataFolder });
const database = openDatabase(embedded.connection);
try {
  await migrate(database, migrations);
  const server = await testApp({ database });
  writeResponses(await fill(server));
  await server.close();
  rmSync(firstBackup, { force: true });
  const { rows } = await writeBackup(database, { file: firstBackup, at: server.clock.now(), migrations });
  console.log(`${rows} rows`);
} finally {
  await database.$client.end();
  await embedded.stop();
  await rm(dataFolder, { recursive: true });
}
