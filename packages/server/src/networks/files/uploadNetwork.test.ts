import { randomUUID } from 'node:crypto';
import type { NetworkList, NetworkOverview, UploadResult } from '@credence/api-client';
import { readNetworkFile } from '@credence/bayesnet';
import { corpusFiles, fixture, fixturesOf } from '@credence/bayesnet/fixtures';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { weather, xdslFile } from '../../../test/xdslFile.js';
import { events, networks, nodeProgress, nodes, users } from '../../database/schema/index.js';

const UPLOAD = '/network/upload';
const file = xdslFile(weather);

/** Some of the files only cause warnings and are accepted. */
const isRefused = (bytes: Uint8Array) => readNetworkFile(bytes).document === undefined;

/** Row counts, to check that a refused file leaves nothing behind. */
async function stored({ database }: TestApp): Promise<number[]> {
  return Promise.all([
    database.$count(networks),
    database.$count(nodes),
    database.$count(nodeProgress, notPlanted(nodeProgress)),
    database.$count(events, notPlanted(events)),
  ]);
}

test('R-1225, O-35: an upload answers the id of a network that is there, bytes as they came', async () => {
  const server = await appForThisTest();
  const expert = await server.signedIn();
  const response = await expert.upload(UPLOAD, { bytes: file, filename: 'weather.xdsl' });
  expect(response.statusCode).toBe(201);
  const { networkId } = response.json<{ networkId: string }>();
  expect(networkId).toMatch(/^\w{12}$/);
  const [row] = await server.database.select().from(networks).where(eq(networks.id, networkId));
  expect([row?.filename, row?.file.toString(), row?.nodeCount]).toEqual(['weather.xdsl', file, 3]);
  expect((await expert.get(`/network/overview/${networkId}`)).json().nodes).toHaveLength(3);
  expect(
    await server.database
      .select({ type: events.type, metadata: events.metadata })
      .from(events)
      .where(notPlanted(events)),
  ).toEqual([{ type: 'network_uploaded', metadata: { nodes: 3, bytes: file.length, format: 'xdsl' } }]);
});

test('R-2602: an upload names the network that has the same bytes already, unless it is gone or somebody else’s', async () => {
  const server = await appForThisTest();
  const [expert, other] = [await server.signedIn(), await server.signedIn()];
  const upload = async (client = expert, bytes = file, filename = 'weather.xdsl') =>
    (await client.upload(UPLOAD, { bytes, filename })).json<UploadResult>();
  const first = await upload();
  expect(first.sameAs).toBeUndefined();
  expect((await upload(other)).sameAs).toBeUndefined();
  expect((await upload(expert, file.replace('10000', '10001'))).sameAs).toBeUndefined();
  const again = await upload(expert, file, 'weather (1).xdsl');
  expect(again.sameAs).toEqual({ networkId: first.networkId, filename: 'weather.xdsl' });
  for (const { networkId } of [first, again]) await expert.post(`/network/delete/${networkId}`);
  expect((await upload()).sameAs).toBeUndefined();
});

test('B-113: the same file twice makes two networks', async () => {
  const expert = await (await appForThisTest()).signedIn();
  const ids = [];
  for (let time = 0; time < 2; time += 1)
    ids.push((await expert.upload(UPLOAD, { bytes: file })).json<{ networkId: string }>().networkId);
  expect(new Set(ids).size).toBe(2);
});

test('R-2603: an upload sent again with its key makes one network, and counts once', async () => {
  const server = await appForThisTest();
  const expert = await server.signedIn(await server.addUser({ quotaNetworks: 1 }));
  const headers = { 'idempotency-key': randomUUID() };
  const send = (bytes: string) => expert.upload(UPLOAD, { bytes, headers });
  const first = await send(file);
  expect(await send('damaged')).toMatchObject({ statusCode: 415 });
  const again = await send(file);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect((await stored(server))[0]).toBe(1);
  const other = await send(xdslFile(weather, 'other'));
  expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
});

test('R-2700, B-151: what the reader warns of is kept as data, and told until it is mended', async () => {
  const server = await appForThisTest();
  const expert = await server.signedIn();
  const bytes = xdslFile([
    { id: 'Rain', states: 2 },
    { id: 'Wind', states: 2 },
  ]).replace('0.1 ', '0.4 ');
  const { networkId, warnings } = (await expert.upload(UPLOAD, { bytes })).json<UploadResult>();
  const expected = [expect.objectContaining({ code: 'column-sum', node: 'Rain', params: expect.any(Object) })];
  expect(warnings).toEqual(expected);
  const overview = async () => (await expert.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect((await overview()).warnings).toEqual(warnings);
  await expert.post(`/network/${networkId}/n2/1/save`, answer([1, 2]));
  expect((await overview()).warnings).toEqual(warnings);
  await expert.post(`/network/${networkId}/n1/1/save`, answer([1, 2]));
  expect((await overview()).warnings).toEqual([]);
});

test('R-2549: a network with nothing to assess has no share completed in the lists', async () => {
  const expert = await (await appForThisTest()).signedIn();
  const decision = '<decision id="Treat"><state id="yes" /><state id="no" /></decision>';
  await expert.upload(UPLOAD, { bytes: `<smile version="1.0" id="d"><nodes>${decision}</nodes></smile>` });
  const [entry] = (await expert.get('/user/index')).json<NetworkList>().networks;
  expect(entry?.networkId).toBeDefined();
  expect(entry).not.toHaveProperty('percentCompleted');
});

test('B-097, B-098: without a file the sentence of the selection page comes back', async () => {
  const server = await appForThisTest();
  const expert = await server.signedIn();
  for (const response of [await expert.upload(UPLOAD, { bytes: file, field: 'other' }), await expert.post(UPLOAD)]) {
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'no_file',
      error: 'No file was uploaded. Please select a file to upload.',
    });
  }
  expect(await stored(server)).toEqual([0, 0, 0, 0]);
});

test('B-100: an empty file is refused in a sentence', async () => {
  const expert = await (await appForThisTest()).signedIn();
  const response = await expert.upload(UPLOAD, { bytes: '' });
  expect([response.statusCode, response.json().error]).toEqual([400, expect.stringMatching(/empty/)]);
});

test('B-114: an expired token is refused before the body is read', async () => {
  const server = await appForThisTest();
  const expert = await server.signedIn();
  server.clock.advance(15 * 86_400_000);
  expect((await expert.upload(UPLOAD, { bytes: file })).statusCode).toBe(401);
});

test('B-108 to B-111, B-115 to B-158: every damaged file is refused with its line and column, and nothing is kept', async () => {
  const server = await appForThisTest();
  const expert = await server.signedIn();
  for (const name of fixturesOf('hostile').filter((name) => isRefused(fixture(name)))) {
    const response = await expert.upload(UPLOAD, { bytes: Buffer.from(fixture(name)), filename: 'network.xml' });
    const body = response.json();
    expect([400, 415, 422], `${name}: ${response.body}`).toContain(response.statusCode);
    expect(body.problems.length, name).toBeGreaterThan(0);
    for (const problem of body.problems) {
      expect(problem, name).toEqual(expect.objectContaining({ code: expect.any(String), message: expect.any(String) }));
      if (response.statusCode === 422) expect(problem, name).toMatchObject({ line: expect.any(Number) });
    }
    expect(body.error, name).toBe(body.problems[0].message);
  }
  expect(await stored(server)).toEqual([0, 0, 0, 0]);
  expect((await expert.upload(UPLOAD, { bytes: file })).statusCode).toBe(201);
});

const foreign = corpusFiles('hostile');
test.skipIf(foreign.length === 0)(
  'the collected hostile files are refused as well, those that only warn are taken',
  async () => {
    const server = await appForThisTest();
    const expert = await server.signedIn();
    for (const { name, bytes } of [...foreign, ...corpusFiles('malformed')]) {
      const { statusCode } = await expert.upload(UPLOAD, { bytes: Buffer.from(bytes()) });
      expect(isRefused(bytes()) ? [400, 413, 415, 422] : [201], name).toContain(statusCode);
    }
  },
);

test('B-112: a full account is told so, and an upload beyond the hourly limit has to wait', async () => {
  const server = await appForThisTest();
  const expert = await server.signedIn();
  const allow = (quota: Partial<typeof users.$inferInsert>) =>
    server.database.update(users).set(quota).where(eq(users.id, expert.user.id));
  const send = async () => {
    const response = await expert.upload(UPLOAD, { bytes: file });
    return [response.statusCode, response.json<{ code?: string }>().code];
  };
  await allow({ quotaNetworks: 1 });
  expect([await send(), await send()]).toEqual([
    [201, undefined],
    [409, 'quota_exceeded'],
  ]);
  await allow({ quotaNetworks: null, quotaBytes: file.length * 2 });
  expect([await send(), await send()]).toEqual([
    [201, undefined],
    [409, 'quota_exceeded'],
  ]);
  await allow({ quotaBytes: null, quotaUploads: 2 });
  expect(await send()).toEqual([429, 'too_many_requests']);
  server.clock.advance(3_600_001);
  expect(await send()).toEqual([201, undefined]);
});

test('B-112: of many concurrent uploads no more are accepted than the quota allows', async () => {
  const server = await appForThisTest();
  const user = await server.addUser({ quotaNetworks: 3 });
  const expert = await server.signedIn(user);
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await expert.upload(UPLOAD, { bytes: file })).statusCode),
  );
  expect(statuses.sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
});
