import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { answer, assessed } from '../../test/assess.js';
import { keptReleases } from '../../test/earlier/earlierDatabase.js';
import { bareDatabase } from '../../test/testDatabase.js';
import { testApp } from '../../test/testApp.js';
import { migrate } from '../database/migrate.js';
import { places } from '../places.js';
import { restoreBackup } from './restoreBackup.js';

const { migrations } = places;

test('R-3280: an earlier release is restored while people save, who wait, or are signed out, or are told to try again', async () => {
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
    await sleep(100);
    for (const release of [keptReleases.at(-1), keptReleases.at(-3)])
      await restoreBackup(database, {
        file: path.join(import.meta.dirname, `../../test/earlier/${release}.backup`),
        migrations,
      });
    await sleep(100);
  } finally {
    ending = true;
    await writing;
  }
  expect(statuses).toContain(200);
  expect(statuses).toContain(401);
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
});
