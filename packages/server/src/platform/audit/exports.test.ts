import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { assessed } from '../../../test/assess.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { auditLog } from '../../database/schema/index.js';

/** What is about exports and results. */
const entries = async ({ database }: TestApp) =>
  (await database.select().from(auditLog).orderBy(auditLog.number))
    .filter(({ type }) => /^results_|_exported$/.test(type))
    .map(({ type, userId, metadata }) => ({ type, userId, ...metadata }));

test('R-3272: each download of a network and each export of a person is in the audit log, with ids alone', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  for (const query of ['', '?format=csv', '?format=xmlbif']) await owner.get(`/network/download/${networkId}${query}`);
  await owner.get('/user/export');
  const userId = owner.user.id;
  expect(await entries(server)).toEqual([
    ...['xdsl', 'csv', 'xmlbif'].map((format) => ({ type: 'network_exported', userId, network: networkId, format })),
    { type: 'account_exported', userId },
  ]);
});

test('R-3272: of endless downloads each one is in the audit log', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  for (let time = 0; time < 62; time += 1) await owner.get(`/network/download/${networkId}?format=csv`);
  expect(await entries(server)).toHaveLength(62);
});

test('R-3272: opening the results of a round is in the audit log, reading them once a sitting, and each download of them', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, experts } = await answeredPanel(server);
  const opened = { type: 'results_opened', userId: owner.user.id, network: networkId, round: 1 };
  const read = { ...opened, type: 'results_read' };
  expect(await entries(server)).toEqual([opened]);
  // Opened already: nothing happens again.
  await owner.post(`${path}/results`);
  for (const page of ['results', 'results/n1/1', 'results']) await owner.get(`${path}/${page}`);
  expect(await entries(server)).toEqual([opened, read]);
  server.clock.advance(16 * 60_000);
  await owner.get(`${path}/results/n1/1`);
  expect(await entries(server)).toEqual([opened, read, read]);
  await owner.get(`${path}/tables/E1?format=csv`);
  const exported = { type: 'results_exported', userId: owner.user.id, network: networkId, of: 'E1', format: 'csv' };
  expect(await entries(server)).toEqual([opened, read, read, exported]);
  // What an expert looks at stays with them.
  expect((await experts[0]!.get(`${path}/results`)).statusCode).toBe(200);
  expect(await entries(server)).toHaveLength(4);
});
