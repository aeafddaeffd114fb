import type { NetworkOverview, NetworkTables, StudyProtocol } from '@credence/api-client';
import { fixture } from '@credence/bayesnet/fixtures';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { addExpert, protocol } from '../../../test/experts.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { checkRecord } from '../record/checkRecord.js';

const diagram = Buffer.from(fixture('hostile/impossible-columns--pgmx.pgmx')).toString();

/** Without a biopsy there is no finding: of the four questions about it, the second and third can occur. */
async function biopsy(server: TestApp, file = diagram) {
  const owner = await server.signedIn();
  const bytes = Buffer.from(file);
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

/** The same with a biopsy that somebody else decides on, so that it is a question too. */
const decidedElsewhere = diagram
  .replace('role="decision"', 'role="chance"')
  .replace(
    '</Variables>',
    '<Variable name="Treat?" type="finiteStates" role="decision"><States><State name="no" /><State name="yes" /></States></Variable></Variables>',
  )
  .replace(
    '<Potentials>',
    '<Potentials><Potential type="Table" role="conditionalProbability"><Variables><Variable name="Biopsy?" /></Variables><Values>0.5 0.5</Values></Potential>',
  );

test('R-3734: what follows from a node with columns that cannot occur is computed once all others are answered, for experts too', async () => {
  const { server, owner, networkId } = await biopsy(await appForThisTest(), decidedElsewhere);
  const path = `/network/study/${networkId}`;
  const { nodes } = (await owner.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  const at = (name: string) => `/network/${networkId}/${nodes.find(({ display_name: of }) => of === name)!.id}`;
  const followsFor = async (client: Client) => {
    for (const [name, iteration, shares] of [
      ['Biopsy?', 1, [25, 75]],
      ['Tumour', 1, [60, 40]],
      ['Finding', 2, [80, 20]],
      ['Finding', 3, [50, 50]],
    ] as const)
      expect((await client.post(`${at(name)}/${iteration}/save`, answer([...shares]))).statusCode).toBe(200);
    return (await client.get(`${at('Finding')}/feedback`)).json<{ distribution: number[]; openNodes: string[] }>();
  };
  const ofOwner = await followsFor(owner);
  // A quarter without a biopsy, in equal shares; the others without a tumour and with one.
  expect(ofOwner).toMatchObject({ openNodes: [] });
  [0.25 * 0.5 + 0.75 * (0.6 * 0.8 + 0.4 * 0.5), 0.365].forEach((share, state) =>
    expect(ofOwner.distribution[state]).toBeCloseTo(share, 12),
  );
  await owner.post(path, protocol);
  await owner.post(`${path}/open`, {});
  expect(await followsFor(await addExpert(server, networkId))).toEqual(ofOwner);
});
