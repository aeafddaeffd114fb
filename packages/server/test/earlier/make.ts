import path from 'node:path';
import { writeBackup } from '../../src/backup/writeBackup.js';
import { openDatabase } from '../../src/database/database.js';
import { startEmbedded } from '../../src/database/embedded/index.js';
import { migrationsFolder, readMigrations } from './migrations.js';
import { Release } from './release.js';
import { readPaths, writeServed } from './served.js';
import { tell } from './story.js';

// Makes the fixture of a release whose checkout was built: what it served, and the backup of its database. It is named for
// its last migration, unless a name is given.
const [checkout = path.join(import.meta.dirname, '../../../..'), given] = process.argv.slice(2);
const name = given ?? `${readMigrations(path.join(checkout, 'packages/server/migrations')).at(-1)}`;
const file = path.join(import.meta.dirname, name);

const release = await Release.start(checkout);
try {
  const { owner, networkId } = await tell(release);
  const responses: Record<string, unknown> = {};
  for (const read of readPaths(networkId)) responses[read] = await owner.get(read);
  await writeServed(`${file}.served.json.gz`, { networkId, responses });
  await release.stop();
  console.log(`${name}: ${await backUp(release.dataFolder)} rows`);
} finally {
  await release.remove();
}

async function backUp(dataFolder: string): Promise<number> {
  const embedded = await startEmbedded({ dataFolder });
  const database = openDatabase(embedded.connection);
  try {
    return (await writeBackup(database, { file: `${file}.backup`, at: new Date(), migrations: migrationsFolder })).rows;
  } finally {
    await database.$client.end();
    await embedded.stop();
  }
}
