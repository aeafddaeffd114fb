import type { NetworkOverview, NetworkTables, StudyProtocol } from '@credence/api-client';
import { fixture } from '@credence/bayesnet/fixtures';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { addExpert, protocol } from '../../../test/experts.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { checkRecord } from '../record/checkRecord.js';

/** Without a biopsy there is no finding: of the four questions about it, the second and third can occur. */
async function biopsy(server: TestApp) {
  const owner = await server.signedIn();
  const bytes = Buffer.from(fixture('hostile/impossible-columns--pgmx.pgmx'));
  const { networkId } = (await owner.upload('/network/upload', { bytes, filename: 'biopsy.pgmx' })).json<{
    networkId: string;
  }>();
  const node = `/network/${networkId}/n3`;
  const overview = async (client: Client = owner) =>
    (await client.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  const finding = async (client: Client = owner) => (await overview(client)).nodes.find(({ id }) => id === 'n3');
  return { server, owner, networkId, node, overview, finding };
}

const parents = [
  { display_name: 'Tumour', vars: ['absent', 'present'] },
  { display_name: 'Biopsy?', vars: ['no', 'yes'] },
];

test('R-3709: what cannot occur by the file is no question, and its node is complete without it, after a reset too', async () => {
  const { server, owner, networkId, node, overview, finding } = await biopsy(await appForThisTest());
  expect((await overview()).warnings).toMatchObject([{ code: 'impossible-columns', node: 'Finding' }]);
  const answerAll = async () => {
    expect((await owner.post(`${node}/2/save`, answer([97, 3]))).json()).toMatchObject({
      next_iteration: 3,
      percentCompleted: 50,
    });
    expect((await owner.post(`${node}/3/save`, answer([20, 80]))).json()).toMatchObject({
      next_iteration: null,
      percentCompleted: 100,
    });
    expect(await finding()).toMatchObject({ completed: true });
  };
  expect((await owner.get(`${node}/1`)).statusCode).toBe(404);
  await answerAll();
  await owner.post(`${node}/reset`);
  expect(await finding()).toMatchObject({ completed: false });
  await answerAll();
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
  const tables = (await owner.get(`/network/tables/${networkId}`)).json<NetworkTables>();
  expect(tables.nodes[2]?.table).toMatchObject({
    values: [0, 0, 0.97, 0.03, 0, 0, 0.2, 0.8],
    columns: [
      { basis: 'file', standing: 'cannot_occur' },
      { basis: 'answered' },
      { basis: 'file', standing: 'cannot_occur' },
      { basis: 'answered' },
    ],
  });
});

test('R-3709: combinations leave the questions that can occur and that none of them decides', async () => {
  const { owner, node, networkId, finding } = await biopsy(await appForThisTest());
  const save = (combinations: object[]) => owner.post(`${node}/save`, { combinations, parents });
  const present = { nodes: { 0: 1 }, value: [20, 60], number: 1 };
  expect((await save([present])).json()).toMatchObject({ nextQuestion: 2 });
  // Present, without a biopsy, is matched by it and stays as the file has it.
  const { body } = await owner.get(`/network/download/${networkId}`);
  expect(body).toContain('<Values>0.0 0.0 0.0 0.0 0.97 0.03 0.25 0.75</Values>');
  expect((await owner.post(`${node}/2/save`, answer([97, 3]))).json()).toMatchObject({ percentCompleted: 100 });
  await save([]);
  expect(await finding()).toMatchObject({ completed: false, inProgress: true });
  await save([{ nodes: { 1: 1 }, value: [50, 50], number: 1 }]);
  expect(await finding()).toMatchObject({ completed: true });
});

test('R-3709: an expert of a study is not asked either, and no list can ask it', async () => {
  const { server, owner, networkId, node, finding } = await biopsy(await appForThisTest());
  const path = `/network/study/${networkId}`;
  const listed: Partial<StudyProtocol> = { questions: [{ nodeId: 'n3', iteration: 1 }], combinations: false };
  expect((await owner.post(path, { ...protocol, ...listed })).json()).toMatchObject({
    error: expect.stringMatching(/^Question 1 of the list is not in the network/),
  });
  await owner.post(path, protocol);
  await owner.post(`${path}/open`, {});
  const expert = await addExpert(server, networkId);
  expect((await expert.get(`${node}/1`)).statusCode).toBe(404);
  await expert.post(`${node}/2/save`, answer([97, 3]));
  await expert.post(`${node}/3/save`, answer([20, 80]));
  expect(await finding(expert)).toMatchObject({ completed: true });
});
