import type { NamesSave, NetworkOverview } from '@credence/api-client';
import { readNetworkFile } from '@credence/bayesnet';
import { fixture } from '@credence/bayesnet/fixtures';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { events, explanations } from '../../database/schema/index.js';

/** Season (2), age (3), immunity (4), pneumonia (3), fever (2). */
const bytes = Buffer.from(fixture('uai/pneumonia.uai'));
const all: NamesSave['nodes'] = [
  { id: 'n1', title: 'Season', states: ['winter', 'summer'] },
  { id: 'n2', title: 'Age group', states: ['child', 'adult', 'over 65'] },
  { id: 'n3', title: 'Immunity', states: ['none', 'weak', 'fair', 'full'] },
  { id: 'n4', title: 'Pneumonia', states: ['none', 'viral', 'bacterial'] },
  { id: 'n5', title: 'Fever', states: ['no', 'yes'] },
];
const season = all[0]!;

async function uploaded(server: TestApp) {
  const owner = await server.signedIn();
  const { networkId } = (await owner.upload('/network/upload', { bytes, filename: 'pneumonia.uai' })).json<{
    networkId: string;
  }>();
  const path = `/network/names/${networkId}`;
  const warnings = async () =>
    (await owner.get(`/network/overview/${networkId}`))
      .json<{ warnings: { code: string }[] }>()
      .warnings.map(({ code }) => code);
  return { owner, networkId, path, warnings };
}

test('R-3463: all names are given in one call, are those of every question, and the file stays as it was', async () => {
  const server = await appForThisTest();
  const { owner, networkId, path, warnings } = await uploaded(server);
  expect(await warnings()).toEqual(['no-names']);
  const before = (await owner.get(path)).json();
  expect(before.networkName).toBe('pneumonia');
  expect(before.nodes[3]).toEqual({
    id: 'n4',
    name: 'x3',
    parents: ['n1', 'n3', 'n2'],
    file: { title: 'x3', states: ['0', '1', '2'] },
    own: { title: '', states: ['', '', ''] },
  });

  const saved = await owner.post(path, { nodes: all });
  expect([saved.statusCode, saved.json()]).toEqual([200, { success: true }]);
  const names = (await owner.get(path)).json<{ nodes: { own: object }[] }>().nodes.map(({ own }) => own);
  expect(names).toEqual(all.map(({ title, states }) => ({ title, states })));
  expect(await warnings()).toEqual([]);

  const colleague = await addCollaborator(server, networkId);
  const overview = (await colleague.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect(overview.nodes.map((node) => node.display_name)).toEqual(all.map(({ title }) => title));
  expect((await colleague.get(`/network/${networkId}/n1/1`)).json().node).toMatchObject({
    display_name: 'Season',
    vars: ['winter', 'summer'],
  });
  expect((await colleague.get(`/network/${networkId}/n4`)).json().parents[0]).toMatchObject({
    display_name: 'Season',
    vars: ['winter', 'summer'],
  });
  expect((await owner.get(`/network/download/${networkId}`)).rawPayload.equals(bytes)).toBe(true);
});

test('R-3685: the owner names the network: lists, overview and invitations call it so, the file stays as it was', async () => {
  const server = await appForThisTest();
  const { owner, networkId, path } = await uploaded(server);
  expect((await owner.get(path)).json()).toMatchObject({ networkName: 'pneumonia', ownName: '' });

  expect((await owner.post(path, { ownName: '  Pneumonia in children ', nodes: [] })).statusCode).toBe(200);
  expect((await owner.get(path)).json()).toMatchObject({ networkName: 'pneumonia', ownName: 'Pneumonia in children' });
  const colleague = await addCollaborator(server, networkId);
  for (const [client, list] of [
    [owner, '/user/index'],
    [colleague, '/user/collaborations'],
  ] as const) {
    const overview = (await client.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
    expect(overview.networkName).toBe('Pneumonia in children');
    expect((await client.get(list)).json()).toMatchObject({ networks: [{ networkName: 'Pneumonia in children' }] });
  }
  expect((await owner.get(`/network/download/${networkId}`)).rawPayload.equals(bytes)).toBe(true);

  await owner.post(path, { nodes: [season] });
  expect((await owner.get(path)).json()).toMatchObject({ ownName: 'Pneumonia in children' });
  await owner.post(path, { ownName: '', nodes: [] });
  expect((await owner.get(`/network/overview/${networkId}`)).json()).toMatchObject({ networkName: 'pneumonia' });
});

test('R-3685: a name of a network that is no line of text or too long is refused, by others than the owner too', async () => {
  const server = await appForThisTest();
  const { owner, networkId, path } = await uploaded(server);
  const refused = await owner.post(path, { ownName: 'Two\nlines', nodes: [season] });
  expect(refused.json()).toMatchObject({ params: { reason: 'impossible-character', field: 'ownName' } });
  expect((await owner.post(path, { ownName: 'x'.repeat(257), nodes: [] })).statusCode).toBe(400);
  const colleague = await addCollaborator(server, networkId);
  expect((await colleague.post(path, { ownName: 'Mine', nodes: [] })).statusCode).toBe(403);
  expect((await owner.get(path)).json()).toMatchObject({
    ownName: '',
    nodes: [{ own: { title: '' } }, {}, {}, {}, {}],
  });
});

test('R-3465: a network without names in its file is converted with those that it was given', async () => {
  const { owner, networkId, path } = await uploaded(await appForThisTest());
  await owner.post(path, { nodes: all.slice(0, 4) });
  for (const format of ['xdsl', 'xmlbif', 'bif', 'net', 'dne', 'dsc']) {
    const { document } = readNetworkFile(
      (await owner.get(`/network/download/${networkId}?format=${format}`)).rawPayload,
    );
    const shown = new Map(document?.network.nodes.map(({ name, states }) => [name, states.map(({ id }) => id)]));
    expect([shown.get('Season'), shown.get('Immunity'), shown.has('x4')]).toEqual([
      ['winter', 'summer'],
      ['none', 'weak', 'fair', 'full'],
      true,
    ]);
    expect(document?.network.nodes.map(({ id }) => id)).toContain('Season');
  }
  await owner.post(`/network/${networkId}/n1/1/save`, answer([40, 60]));
  const csv = (await owner.get(`/network/download/${networkId}?format=csv`)).body;
  expect(csv).toMatch(/^x0,Season,.*winter/m);
  expect((await owner.get(`/network/download/${networkId}?format=counts`)).body).toContain('winter');
});

test('R-3463: what else is said of a node stays, and each node that changes has an event of its own', async () => {
  const { database, ...server } = await appForThisTest();
  const { owner, networkId, path } = await uploaded({ database, ...server });
  const state = { title: '', explanation: 'From November on.', asCondition: 'In winter' };
  const said = {
    title: '',
    explanation: 'At admission.',
    unit: 'half-year',
    states: [state, { title: '', explanation: '' }],
  };
  await owner.post(`/network/${networkId}/n1/explanations`, said);
  await owner.post(path, { nodes: [season, all[4]!] });
  const named = {
    ...said,
    title: 'Season',
    states: [
      { ...state, title: 'winter' },
      { title: 'summer', explanation: '' },
    ],
  };
  expect((await owner.get(`/network/${networkId}/n1/explanations`)).json().own).toEqual(named);
  // The same again, with blanks that nobody sees, is no change.
  await owner.post(path, { nodes: [{ ...season, title: ' Season ' }, all[4]!] });
  const saves = (await database.select().from(events).orderBy(events.at, events.seq)).filter(
    ({ type }) => type === 'explanations_saved',
  );
  expect(saves.map(({ nodeKey, before, after }) => [nodeKey, before, after])).toEqual([
    ['n1', expect.anything(), said],
    ['n1', said, named],
    ['n5', expect.objectContaining({ title: '' }), expect.objectContaining({ title: 'Fever' })],
  ]);
  // Empty names give back those of the file; so do names that nobody can see.
  await owner.post(path, { nodes: [{ id: 'n1', title: '\u200b', states: [' ', ''] }] });
  expect((await owner.get(`/network/${networkId}/n1/1`)).json().node).toMatchObject({
    display_name: 'x0',
    vars: ['0', '1'],
  });
});

test('R-3464: of names that cannot be, none is kept, and the field that is wrong is named', async () => {
  const { database, ...server } = await appForThisTest();
  const { owner, networkId, path } = await uploaded({ database, ...server });
  const refused = async (...nodes: object[]) => {
    const response = await owner.post(path, { nodes: [all[4]!, ...nodes] });
    return [response.statusCode, response.json<{ params?: object }>().params];
  };
  const twice = (field: string) => [400, { reason: 'twice', field }];
  expect(await refused({ ...season, title: 'fever' })).toEqual(twice('nodes[1].title'));
  // What the others are called now counts, too.
  expect(await refused({ ...season, title: 'X1' })).toEqual(twice('nodes[1].title'));
  expect(await refused({ ...season, states: ['cold', 'Cold '] })).toEqual(twice('nodes[1].states[0]'));
  expect(await refused({ ...season, states: ['1', ''] })).toEqual(twice('nodes[1].states[0]'));
  expect(await refused(season, season)).toEqual(twice('nodes[2].id'));
  expect(await refused({ ...season, title: 'a\nb' })).toEqual([
    400,
    { reason: 'impossible-character', field: 'nodes[1].title' },
  ]);
  expect(await refused({ ...season, states: ['a', '\ud800'] })).toMatchObject([400, { field: 'nodes[1].states[1]' }]);
  expect(await refused({ ...season, title: 'x'.repeat(257) })).toMatchObject([400, { reason: 'too-long', limit: 256 }]);
  expect(await refused({ ...season, states: ['one'] })).toEqual([
    400,
    { reason: 'too-few', field: 'nodes[1].states', limit: 2 },
  ]);
  expect(await refused({ ...season, id: 'n6' })).toEqual([404, undefined]);
  expect(await refused({ ...season, id: '__proto__' })).toEqual([404, undefined]);
  expect(await database.$count(explanations)).toBe(0);

  const colleague = await addCollaborator({ database, ...server }, networkId);
  expect([
    (await colleague.get(path)).statusCode,
    (await colleague.post(path, { nodes: [season] })).statusCode,
  ]).toEqual([403, 403]);
});
