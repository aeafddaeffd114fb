import type { NetworkOverview } from '@credence/api-client';
import { fixture } from '@credence/bayesnet/fixtures';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { addExpert, protocol } from '../../../test/experts.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';

test('R-1231: an overview names the network, its nodes in file order and the remaining work', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  await addCollaborator(server, networkId);
  await addCollaborator(server, networkId, 'invitation');
  expect((await owner.get(`/network/overview/${networkId}`)).json()).toMatchObject({
    networkId,
    networkName: 'test',
    percentCompleted: 0,
    hasSubmittedFeedback: false,
    filename: 'network.xdsl',
    nodeCount: 3,
    sharedWith: 1,
    minutesLeft: 10,
    notAssessed: [],
    nodes: [
      {
        id: 'n1',
        name: 'Season',
        pages: 1,
        estimatedTime: 2,
        completed: false,
        inProgress: false,
        percentCompleted: 0,
      },
      { id: 'n2', name: 'Wind', pages: 1, estimatedTime: 1 },
      { id: 'n3', name: 'Sky', pages: 6, estimatedTime: 7 },
    ],
    nextQuestion: { nodeId: 'n1', iteration: 1, display_name: 'Season' },
  });
});

test('O-29: a node is in progress from its first answer or its combinations, and completed with the last', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  const overview = async () => (await owner.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  await owner.post(`${at('n3')}/save`, { combinations: [], parents: skyParents });
  expect(await overview()).toMatchObject({
    nodes: [{}, {}, { inProgress: true, completed: false }],
    nextQuestion: { nodeId: 'n3', iteration: 1 },
  });
  for (const iteration of [1, 2, 3, 4, 5, 6]) await owner.post(`${at('n3')}/${iteration}/save`, answer([1, 2, 3]));
  expect(await overview()).toMatchObject({
    percentCompleted: 75,
    nodes: [{}, {}, { inProgress: false, completed: true, pages: 6, estimatedTime: 0, percentCompleted: 100 }],
    nextQuestion: { nodeId: 'n1' },
  });
  for (const [key, sliders] of [
    ['n1', [1, 2, 3]],
    ['n2', [1, 2]],
  ] as const)
    await owner.post(`${at(key)}/1/save`, answer(sliders));
  const done = await overview();
  expect(done).toMatchObject({ percentCompleted: 100, minutesLeft: 0 });
  expect(done.nextQuestion).toBeUndefined();
});

test('R-1919: whoever was asked about a part continues there, then with the rest; questions set aside are passed over', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  await owner.post(`${at('n3')}/save`, { combinations: [], parents: skyParents });
  const asked = await server.signedIn();
  await owner.post(`/network/invite-by-email/${networkId}`, { emails: [asked.user.username], nodes: ['n1', 'n2'] });
  await asked.post(`/network/accept-invitation/${networkId}`);
  const next = async (client: typeof owner) =>
    (await client.get(`/network/overview/${networkId}`)).json<NetworkOverview>().nextQuestion?.nodeId;
  expect([await next(owner), await next(asked)]).toEqual(['n3', 'n1']);
  await asked.post(`${at('n1')}/1/save`, answer([1, 2, 3]));
  expect(await next(asked)).toBe('n2');
  await asked.post(`${at('n2')}/1/save`, answer([50, 50], { standing: 'not_my_field' }));
  expect(await next(asked)).toBe('n3');
});

test('the time that is left follows the pace of the reader, not of others', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  for (let time = 0; time < 12; time += 1) await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3], { timer: 3 }));
  const minutes = async (client: typeof owner) =>
    (await client.get(`/network/overview/${networkId}`)).json<{ minutesLeft: number }>().minutesLeft;
  expect(await minutes(owner)).toBeLessThan(await minutes(colleague));
});

test('nodes that are not assessed say why in a sentence, and have no questions', async () => {
  const server = await appForThisTest();
  const owner = await server.signedIn();
  const { networkId } = (
    await owner.upload('/network/upload', { bytes: Buffer.from(fixture('xdsl/kinds.xdsl')) })
  ).json<{ networkId: string }>();
  const overview = (await owner.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect(overview.notAssessed?.length).toBeGreaterThan(0);
  for (const { id, reason, text } of overview.notAssessed ?? []) {
    expect([typeof reason, text.endsWith('.')]).toEqual(['string', true]);
    expect((await owner.get(`/network/${networkId}/${id}`)).statusCode).toBe(404);
  }
  const { nodes } = (await owner.get(`/network/structure/${networkId}`)).json();
  expect(nodes.length).toBe(overview.nodes.length + (overview.notAssessed?.length ?? 0));
});

test('R-2921: an overview says which round is open, to everybody, and whether it is a study to its owner alone', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const collaborator = await addCollaborator(server, networkId);
  const told = async (reader: typeof collaborator) => {
    const { isStudy, openRound } = (await reader.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
    return { isStudy, openRound };
  };
  const path = `/network/study/${networkId}`;
  expect(await told(owner)).toEqual({ isStudy: false });
  await owner.post(path, protocol);
  expect(await told(owner)).toEqual({ isStudy: true });
  await owner.post(`${path}/open`, {});
  const expert = await addExpert(server, networkId);
  expect(await told(owner)).toEqual({ isStudy: true, openRound: 1 });
  for (const other of [collaborator, expert]) expect(await told(other)).toEqual({ openRound: 1 });
  await owner.post(`${path}/close`, {});
  expect(await told(owner)).toEqual({ isStudy: true });
  expect(await told(collaborator)).toEqual({});
});

test('R-3668: ids read as names everywhere, names of the file stay as given, and the download is the file', async () => {
  const server = await appForThisTest();
  const owner = await server.signedIn();
  const file = `network unknown { }
variable visit_to_Asia { type discrete [ 2 ] { yes, no }; }
variable x1 { type discrete [ 2 ] { yes, no }; property "label = T_stage"; }
probability ( visit_to_Asia ) { table 0.01, 0.99; }
probability ( x1 | visit_to_Asia ) { (yes) 0.1, 0.9; (no) 0.2, 0.8; }
`;
  const { networkId } = (
    await owner.upload('/network/upload', { bytes: Buffer.from(file), filename: 'chest_clinic_v2.bif' })
  ).json<{ networkId: string }>();
  const overview = (await owner.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect(overview.nodes.map(({ name, display_name }) => [name, display_name])).toEqual([
    ['visit_to_Asia', 'visit to Asia'],
    ['x1', 'T_stage'],
  ]);
  expect(overview.nextQuestion?.display_name).toBe('visit to Asia');
  expect((await owner.get(`/network/${networkId}/n2`)).json()).toMatchObject({
    node: { display_name: 'T_stage' },
    parents: [{ display_name: 'visit to Asia' }],
  });
  expect((await owner.get(`/network/download/${networkId}`)).body).toBe(file);
});
