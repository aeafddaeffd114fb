import { gunzipSync } from 'node:zlib';
import type { NetworkTables } from '@credence/api-client';
import { type InferenceModel, modelOf, readNetworkFile } from '@credence/bayesnet';
import { fixture } from '@credence/bayesnet/fixtures';
import { describe, expect, test } from 'vitest';
import { addCollaborator, answer, type Assessed, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents, weather } from '../../../test/xdslFile.js';

const bare = weather.map((node) => ({ ...node, numbers: false as const }));
const impossible = answer([50, 50, 50], { standing: 'cannot_occur' });

async function tablesOf(client: Client, networkId: string): Promise<NetworkTables> {
  const response = await client.get(`/network/tables/${networkId}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<NetworkTables>();
}

/** The tables as the browser hands them to the engine. */
function modelFrom({ nodes }: NetworkTables): InferenceModel {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  return {
    nodes: nodes.map(({ id, vars, parents, table }) => ({
      id,
      states: vars.length,
      parents: parents.map((parent) => places.get(parent) ?? -1),
      table: table.kind === 'none' ? table : { ...table, values: Float64Array.from(table.values) },
    })),
  };
}

const numbersOf = ({ nodes }: InferenceModel) =>
  nodes.map(({ states, parents, table }) => ({
    states,
    parents,
    ...('values' in table ? { is: [...table.values] } : {}),
  }));

/** The model of the downloaded file, read as if it had been uploaded. */
async function downloadedModel({ owner, networkId }: Assessed): Promise<InferenceModel> {
  const { document } = readNetworkFile((await owner.get(`/network/download/${networkId}`)).rawPayload);
  if (!document) throw new Error('The download cannot be read.');
  return modelOf(document.network);
}

const skyOf = ({ nodes }: NetworkTables) => nodes[2]?.table;

test('R-2580: the numbers are those of a download to the last digit, with the basis of each column', async () => {
  const made = await assessed(await appForThisTest());
  const { owner, networkId, at } = made;
  expect(numbersOf(modelFrom(await tablesOf(owner, networkId)))).toEqual(numbersOf(await downloadedModel(made)));

  const combinations = [{ nodes: { 0: 2 }, value: [1, 40, 43], exact: [2_000, null, null], number: 1, 'self-eval': 2 }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  await owner.post(`${at('n3')}/1/save`, answer([1, 2, 4], { 'self-eval': -1, comment: 'Rarely seen.' }));
  await owner.post(`${at('n1')}/1/save`, answer([1, 1, 60], { exact: [100, 0, null] }));
  await owner.post(`${at('n2')}/1/save`, answer([50, 50], { standing: 'cannot_occur' }));
  const tables = await tablesOf(owner, networkId);
  expect(numbersOf(modelFrom(tables))).toEqual(numbersOf(await downloadedModel(made)));
  expect(tables.nodes[0]).toMatchObject({
    id: 'n1',
    display_name: 'Season',
    vars: ['cold', 'mild', 'hot'],
    parents: [],
    table: { values: [0.0001, 0, 0.9999], columns: [{ basis: 'answered', count: 1, certainty: 1 }] },
  });
  // The file's numbers stay in a column that cannot occur.
  expect(tables.nodes[1]?.table).toMatchObject({
    values: [0.1, 0.9],
    columns: [{ basis: 'file', count: 1, standing: 'cannot_occur' }],
  });
  expect(tables.nodes[2]?.parents).toEqual(['n1', 'n2']);
  expect(skyOf(tables)).toMatchObject({
    columns: [
      { basis: 'answered', count: 1, certainty: -1 },
      { basis: 'file', count: 3 },
      { basis: 'combination', count: 2, combination: 1, certainty: 2 },
    ],
  });
});

test('R-2580: without numbers in the file, a column is 0 until somebody decides it; a node of which nothing is known has none', async () => {
  const made = await assessed(await appForThisTest(), bare);
  const { owner, networkId, at } = made;
  expect((await tablesOf(owner, networkId)).nodes.map(({ table }) => table)).toEqual(
    bare.map(() => ({ kind: 'none', reason: 'open' })),
  );
  await owner.post(`${at('n3')}/1/save`, impossible);
  await owner.post(`${at('n3')}/2/save`, answer([20, 20, 60]));
  const partly = skyOf(await tablesOf(owner, networkId));
  const third = 1 / 3;
  if (partly?.kind !== 'full') throw new Error('There is no table.');
  expect(partly.columns.map(({ basis, count, standing }) => [basis, count, standing])).toEqual([
    ['answered', 1, 'cannot_occur'],
    ['answered', 1, undefined],
    ['none', 4, undefined],
  ]);
  partly.values.forEach((value, place) => {
    expect(value).toBeCloseTo([third, third, third, 0.2, 0.2, 0.6][place] ?? 0, 11);
  });

  const rest = [{ nodes: -1, value: [10, 20, 70], number: 1 }];
  await owner.post(`${at('n3')}/save`, { combinations: rest, parents: skyParents });
  for (const iteration of [2, 3]) await owner.post(`${at('n3')}/${iteration}/save`, answer([30, 30, 41]));
  for (const [node, sliders] of [
    ['n1', [1, 2, 4]],
    ['n2', [33, 34]],
  ] as const)
    await owner.post(`${at(node)}/1/save`, answer(sliders));
  expect(numbersOf(modelFrom(await tablesOf(owner, networkId)))).toEqual(numbersOf(await downloadedModel(made)));
});

test('R-2580: noisy-MAX keeps its parameters, truth tables are tables, and other kinds say why they have none', async () => {
  const server = await appForThisTest();
  for (const file of ['xdsl/kinds.xdsl', 'xdsl/cough.xdsl']) {
    const bytes = Buffer.from(fixture(file));
    const owner = await server.signedIn();
    const { networkId } = (await owner.upload('/network/upload', { bytes })).json<{ networkId: string }>();
    const model = modelOf(readNetworkFile(bytes).document?.network ?? { name: '', nodes: [] });
    const found = modelFrom(await tablesOf(owner, networkId));
    expect(numbersOf(found)).toEqual(numbersOf(model));
    expect(found.nodes.map(({ table }) => [table.kind, 'reason' in table && table.reason])).toEqual(
      model.nodes.map(({ table }) => [table.kind, 'reason' in table && table.reason]),
    );
  }
});

test('R-2581: only what changed is read again, and gzip is sent to whoever takes it', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const path = `/network/tables/${networkId}`;
  const first = await owner.get(path);
  const etag = String(first.headers.etag);
  expect(etag).toBe(`W/"${first.json<NetworkTables>().revision}"`);
  const again = (tag: string) => colleague.get(path, { 'if-none-match': tag });
  for (const tag of [etag, etag.slice(2), `"other", ${etag}`]) {
    const same = await again(tag);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
  }
  await owner.post(`${at('n3')}/1/save`, answer([20, 20, 60]));
  const saved = await again(etag);
  expect([saved.statusCode, saved.headers.etag === etag]).toEqual([200, false]);
  await owner.post(`${at('n3')}/1/save`, answer([50, 50, 50], { standing: 'not_my_field' }));
  const withdrawn = await again(String(saved.headers.etag));
  expect([withdrawn.statusCode, skyOf(withdrawn.json())]).toEqual([200, skyOf(first.json())]);
  await owner.post(`${at('n3')}/2/save`, answer([20, 20, 60]));
  const second = await again(String(withdrawn.headers.etag));
  expect(skyOf(second.json())).not.toEqual(skyOf(first.json()));
  await owner.post(`${at('n3')}/reset`);
  const reset = await again(String(second.headers.etag));
  expect([reset.statusCode, skyOf(reset.json())]).toEqual([200, skyOf(first.json())]);
  const nothing = { title: '', explanation: '' };
  const states = [nothing, nothing, nothing];
  await owner.post(`${at('n1')}/explanations`, { title: 'Time of year', explanation: '', unit: '', states });
  const renamed = await again(String(reset.headers.etag));
  expect(renamed.json<NetworkTables>().nodes[0]?.display_name).toBe('Time of year');

  const zipped = await colleague.get(path, { 'accept-encoding': 'br, gzip;q=0.8' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(renamed.body);
  const plain = await colleague.get(path, { 'accept-encoding': 'gzip;q=0, identity' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
});

describe('a table of more than 2^22 numbers', () => {
  const parents = Array.from({ length: 21 }, (_, index) => ({ id: `P${index}`, states: 2 }));
  const ids = parents.map(({ id }) => id);
  const large = ['A', 'B'].map((id) => ({ id, states: 2, parents: ids, numbers: false as const }));
  const child = { id: 'C', states: 2, parents: ['P0'] };
  const tooLarge = { kind: 'none', reason: 'too-large' };
  const name = (owner: Client, networkId: string, node: string) =>
    owner.post(`/network/outcomes/${networkId}`, { outcomes: [{ node, state: 0 }], cases: [] });

  test('R-2104: is left out before any is made, and everything else is sent', async () => {
    const { owner, networkId, at } = await assessed(await appForThisTest(), [...parents, ...large, child]);
    // Nothing is known of either, so there is nothing to send.
    expect((await tablesOf(owner, networkId)).nodes[21]?.table).toEqual({ kind: 'none', reason: 'open' });
    await owner.post(`${at('n22')}/1/save`, answer([20, 80]));
    expect((await name(owner, networkId, 'n24')).statusCode).toBe(200);
    const { nodes } = await tablesOf(owner, networkId);
    expect(nodes.map(({ table }) => table.kind)).toEqual([...ids.map(() => 'full'), 'none', 'none', 'full']);
    expect(nodes[21]?.table).toEqual(tooLarge);
  });

  test('R-2104: is refused by its name once an outcome depends on it', async () => {
    const { owner, networkId, at } = await assessed(await appForThisTest(), [...parents, ...large, child]);
    await owner.post(`${at('n22')}/1/save`, answer([20, 80]));
    const before = await owner.get(`/network/tables/${networkId}`);
    expect(before.statusCode).toBe(200);
    expect((await name(owner, networkId, 'n22')).statusCode).toBe(200);
    const response = await owner.get(`/network/tables/${networkId}`, { 'if-none-match': String(before.headers.etag) });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { code: 'too_many_numbers', params: { limit: 4_194_304, nodes: ['A'] } },
    ]);
  });
});

test('R-2580: a node that is always in its one state has a table too', async () => {
  const owner = await (await appForThisTest()).signedIn();
  const bytes = `<BIF VERSION="0.3"><NETWORK><NAME>one</NAME><VARIABLE TYPE="nature"><NAME>Only</NAME><OUTCOME>always</OUTCOME></VARIABLE>
    <VARIABLE TYPE="nature"><NAME>Child</NAME><OUTCOME>yes</OUTCOME><OUTCOME>no</OUTCOME></VARIABLE>
    <DEFINITION><FOR>Only</FOR><TABLE>1</TABLE></DEFINITION>
    <DEFINITION><FOR>Child</FOR><GIVEN>Only</GIVEN><TABLE>0.2 0.81</TABLE></DEFINITION></NETWORK></BIF>`;
  const { networkId } = (await owner.upload('/network/upload', { bytes })).json<{ networkId: string }>();
  const columns = [{ basis: 'file', count: 1 }];
  const [only, child] = (await tablesOf(owner, networkId)).nodes.map(({ table }) => table);
  expect(only).toEqual({ kind: 'full', values: [1], columns });
  // A little off in the file, and scaled.
  expect(child).toEqual({ kind: 'full', values: [0.2 / 1.01, 0.81 / 1.01], columns });
});

test('R-3705: a column that the file gives as counts says how many cases they are, until it is answered', async () => {
  const server = await appForThisTest();
  const owner = await server.signedIn();
  const upload = await owner.upload('/network/upload', {
    bytes: Buffer.from(fixture('net/learned.net')),
    filename: 'learned.net',
  });
  const { networkId, warnings } = upload.json<{ networkId: string; warnings: { code: string }[] }>();
  expect(warnings.map(({ code }) => code)).toEqual(['counts']);
  const fever = async () => (await tablesOf(owner, networkId)).nodes[1]?.table;
  expect(await fever()).toEqual({
    kind: 'full',
    values: [0.99, 0.01, 0.625, 0.375],
    columns: [
      { basis: 'file', count: 1, cases: 1000 },
      { basis: 'file', count: 1, cases: 20 },
    ],
  });
  await owner.post(`/network/${networkId}/n2/1/save`, answer([40, 60]));
  expect(await fever()).toMatchObject({
    values: [0.4, 0.6, 0.625, 0.375],
    columns: [
      { basis: 'answered', count: 1, certainty: 1 },
      { basis: 'file', count: 1, cases: 20 },
    ],
  });
  const { body } = await owner.get(`/network/download/${networkId}?format=xmlbif`);
  expect(body).toMatch(/0\.4 0\.6\s+0\.625 0\.375/);
});
