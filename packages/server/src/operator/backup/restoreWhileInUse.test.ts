import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { firstBackup } from '../../../test/firstRelease/firstRelease.js';
import { withNextMigration } from '../../../test/migrationFolders.js';
import { testApp } from '../../../test/testApp.js';
import { bareDatabase } from '../../../test/testDatabase.js';
import { migrate } from '../../database/migrate.js';
import { restoreBackup } from './restoreBackup.js';

test('R-3280: an earlier release is restored while people save, who wait, or are signed out, or are told to try again', () =>
  withNextMigration('ALTER TABLE "users" ADD COLUMN "next" text', restoreWhilePeopleSave));

async function restoreWhilePeopleSave(migrations: string): Promise<void> {
  const { database, drop } = await bareDatabase();
  await migrate(database, migrations);
  const server = await testApp({ database });
  onTestFinished(async () => {
    await server.close();
    await drop();
  });
  const { owner, at } = await assessed(server);
  const statuses = new Set<number>();
  let ending = false;
  const write = async () => {
    while (!ending) {
      statuses.add((await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10]))).statusCode);
      await sleep(20);
    }
  };
  const writing = Promise.all([write(), write(), write()]);
  try {
    await expect.poll(() => statuses).toContain(200);
    for (let time = 0; time < 2; time += 1) await restoreBackup(database, { file: firstBackup, migrations });
    await expect.poll(() => statuses).toContain(401);
  } finally {
    ending = true;
    await writing;
  }
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
}
