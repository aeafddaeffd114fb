import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { plantedAt } from '../../../test/plantedAssessments.js';
import { appForThisTest } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import * as schema from '../../database/schema/index.js';
import { users } from '../../database/schema/index.js';
import { recordEvent } from '../../platform/events/events.js';
import { exported } from './collectExport.js';

test('everything that is stored about a person is in one file, and nothing about anybody else', async () => {
  const app = await appForThisTest();
  const { owner: ada, at } = await assessed(app);
  const { owner: eve, at: hers } = await assessed(app);
  await ada.post(`${at('n2')}/1/save`, answer([70, 30], { comment: 'quite sure' }));
  await eve.post(`${hers('n2')}/1/save`, answer([11, 12], { comment: 'canary' }));
  const response = await ada.get('/user/export');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toContain('filename=credence-2026-11-20.json');
  const file = response.json();
  expect(file.user).toMatchObject({ username: ada.user.username });
  expect(file.networks).toHaveLength(1);
  const saved = file.answers as { savedAt: string }[];
  const given = saved.filter(({ savedAt }) => savedAt !== plantedAt);
  expect(given).toMatchObject([{ nodeKey: 'n2', sliders: [70, 30], comment: 'quite sure' }]);
  for (const part of ['activities', 'visits', 'sessions', 'shared', 'combinations', 'audit'])
    expect(Array.isArray(file[part]), part).toBe(true);
  expect(response.body).not.toMatch(/canary|password_hash|argon2|crd_/);
});

test('R-2510: an export is a consistent snapshot, whatever is written while it is read', async () => {
  const { database, ...app } = await appForThisTest();
  const ada = await app.signedIn();
  const at = app.clock.now();
  // Visits are read after the account and before the activities.
  const asked = await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table visits`);
    const exporting = ada.get('/user/export');
    await untilSomebodyWaits(database);
    await transaction.update(users).set({ firstname: 'Later' }).where(eq(users.id, ada.user.id));
    await recordEvent(transaction, { type: 'profile_edited', at, actor: ada.user });
    return { exporting };
  });
  const response = await asked.exporting;
  expect(response.statusCode).toBe(200);
  const file = response.json<{ user: { firstname: string }; activities: unknown[] }>();
  expect(file.user.firstname).not.toBe('Later');
  expect(file.activities).toEqual([]);
});

test('no table that names a person is forgotten', () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  expect(tables.length).toBeGreaterThan(10);
  const naming = tables.filter((table) => {
    const refers = getTableConfig(table).foreignKeys.some(
      (key) => getTableName(key.reference().foreignTable) === 'users',
    );
    const named = Object.values(getTableColumns(table)).some(({ name }) => /^(?:actor|user|author)_id$/.test(name));
    return refers || named || getTableName(table) === 'users';
  });
  expect(naming.map(getTableName).sort()).toEqual(Object.keys(exported).sort());
});
