import path from 'node:path';
import { writeBackup } from '../../src/backup/writeBackup.js';
import { openDatabase } from '../../src/database/database.js';
import { startEmbedded } from '../../src/database/embedded/index.js';
import { readMigrations } from './migrations.js';
import { Release } from './release.js';
import { readPaths, writeServed } from './served.js';
import { tell } from './story.js';

// Makes the fixture of a release whose checkout was built: what it served, and the backup of its database.
const [checkout = path.join(import.meta.dirname, '../../../..')] = process.argv.slice(2);
const newest = readMigrations(path.join(checkout, 'packages/server/migrations')).at(-1);
const file = path.join(import.meta.dirname, `${newest}`);

const release = await Release.start(checkout);
try {
  const { owner, networkId } = await tell(release);
  const responses: Record<string, unknown> = {};
  for (const read of readPaths(networkId)) responses[read] = await owner.get(read);
  await writeServed(`${file}.served.json.gz`, { networkId, responses });
  await release.stop();
  console.log(`${newest}: ${await backUp(release.dataFolder)} rows`);
} finally {
  await release.remove();
}

async function backUp(dataFolder: string): Promise<number> {
  const embedded = await startEmbedded({ dataFolder });
  const database = openDatabase(embedded.connection);
  try {
    const migrations = path.join(checkout, 'packages/server/migrations');
    return (await writeBackup(database, { file: `${file}.backup`, at: new Date(), migrations })).rows;
  } finally {
    await database.$client.end();
    await embedded.stop();
  }
}
