import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NetworkNode, NetworkOverview } from '@credence/api-client';
import { readNetworkFile } from '@credence/bayesnet';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { skyParents, weather } from '../../../test/xdslFile.js';
import { events, networks } from '../../database/schema/index.js';

const examples = path.resolve(import.meta.dirname, '../../../../../examples');

async function uploaded(server: TestApp, bytes: Buffer, filename: string) {
  const owner = await server.signedIn();
  const { networkId } = (await owner.upload('/network/upload', { bytes, filename })).json<{ networkId: string }>();
  return { owner, networkId, download: () => owner.get(`/network/download/${networkId}`) };
}

test.each(['larynx.xdsl', 'chest-clinic.xml'])(
  'R-1229: %s comes back byte by byte where nothing was answered, as a file to save',
  async (filename) => {
    const server = await appForThisTest();
    const bytes = readFileSync(path.join(examples, filename));
    const { download } = await uploaded(server, bytes, filename);
    const response = await download();
    expect(response.rawPayload.equals(bytes)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/xml/),
      'content-disposition': `attachment; filename=${filename}`,
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['x-incomplete-nodes']).toBeUndefined();
    expect(await server.database.$count(events, eq(events.type, 'network_downloaded'))).toBe(1);
  },
);

test('O-33: only the digits of closed columns differ from the uploaded file', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 2 }, value: [25, 25, 50], number: 1 }],
    parents: skyParents,
  });
  // Iteration 3 is mild and strong: the fourth column of the file.
  await owner.post(`${at('n3')}/3/save`, answer([60, 30, 10]));
  const [row] = await server.database.select({ file: networks.file }).from(networks).where(eq(networks.id, networkId));
  const before = row?.file.toString() ?? '';
  const after = (await owner.get(`/network/download/${networkId}`)).body;

  const numbers = (text: string) =>
    /id="Sky"[^]*?<probabilities>(.*?)<\/probabilities>/.exec(text)?.[1]?.split(' ') ?? [];
  const [old, written] = [numbers(before), numbers(after)];
  expect(written.slice(0, 9)).toEqual(old.slice(0, 9));
  expect(written.slice(9).map((text) => Number(text).toFixed(12))).toEqual(
    [0.6, 0.3, 0.1, 0.25, 0.25, 0.5, 0.25, 0.25, 0.5].map((number) => number.toFixed(12)),
  );
  expect(after.replace(written.join(' '), old.join(' '))).toBe(before);
  expect(readNetworkFile(Buffer.from(after)).document?.network.nodes).toHaveLength(3);
});

test('the later of answer and combination is written, and after a reset the file is as uploaded', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const firstColumn = async () =>
    /id="Sky"[^]*?<probabilities>(\S+ \S+ \S+)/.exec((await owner.get(`/network/download/${networkId}`)).body)?.[1];
  const original = await firstColumn();
  await owner.post(`${at('n3')}/1/save`, answer([50, 25, 25]));
  expect(await firstColumn()).toBe('0.5 0.25 0.25');
  const combinations = [{ nodes: { 0: 0 }, value: [20, 30, 50], number: 1 }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  expect(await firstColumn()).toBe('0.2 0.3 0.5');
  await owner.post(`${at('n3')}/1/save`, answer([50, 25, 25]));
  expect(await firstColumn()).toBe('0.5 0.25 0.25');
  await owner.post(`${at('n3')}/reset`);
  expect(await firstColumn()).toBe(original);
});

test('a node that came without numbers gets them once all its questions are closed, and is counted until then', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(
    server,
    weather.map((node) => (node.id === 'Sky' ? { ...node, numbers: false as const } : node)),
  );
  const download = () => owner.get(`/network/download/${networkId}`);
  const [row] = await server.database.select({ file: networks.file }).from(networks).where(eq(networks.id, networkId));
  await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  expect((await download()).headers['x-incomplete-nodes']).toBe('1');
  expect((await download()).body).toBe(row?.file.toString());
  for (const iteration of [2, 3, 4, 5, 6]) await owner.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10]));
  const { headers, body } = await download();
  expect(headers['x-incomplete-nodes']).toBeUndefined();
  expect(body.match(/<probabilities>/g)).toHaveLength(3);
});

test('R-2695: a table too large for the file is announced by its node, the overview and the download', async () => {
  const server = await appForThisTest();
  const parents = Array.from({ length: 12 }, (_, index) => ({ id: `P${index}`, states: 5 }));
  const { owner, at, networkId } = await assessed(server, [
    ...parents,
    { id: 'Treatment', states: 5, parents: parents.map(({ id }) => id), numbers: false },
  ]);
  const download = () => owner.get(`/network/download/${networkId}`);
  const node = (await owner.get(at('n13'))).json<NetworkNode>();
  expect([node.tooLargeForFile, (await owner.get(at('n1'))).json<NetworkNode>().tooLargeForFile]).toEqual([
    true,
    undefined,
  ]);
  const combinations = [{ nodes: -1, value: [20, 20, 20, 20, 20], number: 1 }];
  await owner.post(`${at('n13')}/save`, { combinations, parents: node.parents });
  const { headers, body } = await download();
  expect([headers['x-too-large-nodes'], headers['x-incomplete-nodes']]).toEqual(['1', undefined]);
  expect(body.match(/<probabilities>/g)).toHaveLength(12);
  const { nodes } = (await owner.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect(nodes.filter(({ tooLargeForFile }) => tooLargeForFile).map(({ id }) => id)).toEqual(['n13']);
});

test('R-3295: tables that a file cannot hold together are announced, and what is downloaded can be uploaded again', async () => {
  const server = await appForThisTest();
  const child = { states: 2, parents: ['P', 'Q'], numbers: false as const };
  const { owner, at, networkId } = await assessed(server, [
    { id: 'P', states: 1000 },
    { id: 'Q', states: 600 },
    { id: 'Treatment', ...child },
    { id: 'Outcome', ...child },
  ]);
  const nodeAt = async (key: string) => (await owner.get(at(key))).json<NetworkNode>();
  expect([(await nodeAt('n3')).tooLargeForFile, (await nodeAt('n4')).tooLargeForFile]).toEqual([undefined, true]);
  for (const key of ['n3', 'n4']) {
    const combinations = [{ nodes: -1, value: [50, 50], number: 1 }];
    await owner.post(`${at(key)}/save`, { combinations, parents: (await nodeAt(key)).parents });
  }
  const overview = (await owner.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect(overview.nodes.filter(({ tooLargeForFile }) => tooLargeForFile).map(({ id }) => id)).toEqual(['n4']);
  const { headers, rawPayload } = await owner.get(`/network/download/${networkId}`);
  expect([headers['x-too-large-nodes'], headers['x-incomplete-nodes']]).toEqual(['1', undefined]);
  const again = readNetworkFile(rawPayload);
  expect(again.document?.network.nodes.map(({ cpt }) => cpt?.length)).toEqual([1000, 600, 1_200_000, undefined]);

  const refusal = { code: 'no_full_table', params: { reason: 'table-too-large', nodes: ['Outcome'], found: 1 } };
  expect(overview.downloads?.[0]).toMatchObject({ format: 'xmlbif', refusal });
  const refused = await owner.get(`/network/download/${networkId}?format=xmlbif`);
  expect([refused.statusCode, refused.json()]).toMatchObject([422, refusal]);
});

test('B-105, B-106: whatever the file name, it stays a single name in the header', async () => {
  const server = await appForThisTest();
  const bytes = readFileSync(path.join(examples, 'larynx.xdsl'));
  const { networkId, download } = await uploaded(server, bytes, 'larynx.xdsl');
  for (const [filename, header] of [
    ['Kehlkopf ä.xdsl', `attachment; filename="Kehlkopf ?.xdsl"; filename*=UTF-8''Kehlkopf%20%C3%A4.xdsl`],
    ["it's (1).xdsl", `attachment; filename="it's (1).xdsl"`],
  ] as const) {
    await server.database.update(networks).set({ filename }).where(eq(networks.id, networkId));
    expect((await download()).headers['content-disposition']).toBe(header);
  }
});

test('B-080, B-096: a deleted network, another person’s and none at all look the same', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const stranger = await server.signedIn();
  const refusal = async (client: typeof owner, id: string) => {
    const response = await client.get(`/network/download/${id}`);
    const { requestId: _, ...body } = response.json<{ requestId: string }>();
    return [response.statusCode, body];
  };
  const unknown = await refusal(owner, 'nothinghere1');
  expect(unknown[0]).toBe(404);
  expect(await refusal(stranger, networkId)).toEqual(unknown);
  for (const id of ['-1', '1e400', `'%20OR%201=1`, 'x'.repeat(300)]) {
    expect([400, 404], id).toContain((await owner.get(`/network/download/${id}`)).statusCode);
  }
  await server.database.update(networks).set({ deletedAt: server.clock.now() });
  expect(await refusal(owner, networkId)).toEqual(unknown);
});
