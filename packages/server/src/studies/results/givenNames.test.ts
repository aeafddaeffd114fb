import type { components, NamesSave, NetworkOverview } from '@credence/api-client';
import { readNetworkFile } from '@credence/bayesnet';
import { fixture } from '@credence/bayesnet/fixtures';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { protocol } from '../../../test/experts.js';
import { openResults, takePart } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';

/** Of x0 to x4 of the file, of which pneumonia depends on season, immunity and age. */
const names: NamesSave['nodes'] = [
  { id: 'n1', title: 'Season', states: ['winter', 'summer'] },
  { id: 'n2', title: 'Age group', states: ['child', 'adult', 'over 65'] },
  { id: 'n3', title: 'Immunity', states: ['none', 'weak', 'fair', 'full'] },
  { id: 'n4', title: 'Pneumonia', states: ['none', 'viral', 'bacterial'] },
  { id: 'n5', title: 'Fever', states: ['no', 'yes'] },
];

/** A study of a file without names, which its owner has named, and two experts who answered the first question of each kind. */
async function named(server: TestApp) {
  const owner = await server.signedIn();
  const bytes = Buffer.from(fixture('uai/pneumonia.uai'));
  const { networkId } = (await owner.upload('/network/upload', { bytes, filename: 'pneumonia.uai' })).json<{
    networkId: string;
  }>();
  const path = `/network/study/${networkId}`;
  const emails = ['ann@example.org', 'ben@example.org'];
  for (const response of [
    await owner.post(`/network/names/${networkId}`, { nodes: names }),
    await owner.post(path, protocol),
    await owner.post(`${path}/open`, {}),
    await owner.post(`${path}/experts`, { emails }),
  ])
    expect([response.statusCode, response.body]).toEqual([200, expect.anything()]);
  const experts: Client[] = [];
  for (const email of emails) experts.push(await takePart(server, email));
  return { owner, networkId, path, bytes, experts };
}

test('R-3475: experts are asked under the names that the owner gave, and so are their results and what is taken home', async () => {
  const { owner, networkId, path, bytes, experts } = await named(await appForThisTest());
  const [ann, ben] = experts as [Client, Client];
  const overview = (await ann.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect(overview.nodes.map((node) => node.display_name)).toEqual(names.map(({ title }) => title));
  const season = (await ann.get(`/network/${networkId}/n1/1`)).json();
  expect(season.node).toMatchObject({ display_name: 'Season', vars: ['winter', 'summer'] });
  const pneumonia = (await ann.get(`/network/${networkId}/n4/1`)).json<components['schemas']['Question']>();
  expect(pneumonia.node).toMatchObject({ display_name: 'Pneumonia', vars: ['none', 'viral', 'bacterial'] });
  expect(Object.entries(pneumonia)).toContainEqual([
    'parents',
    expect.arrayContaining([expect.objectContaining({ display_name: 'Season' })]),
  ]);
  for (const [expert, winter] of [
    [ann, 80],
    [ben, 40],
  ] as const) {
    await expert.post(`/network/${networkId}/n1/1/save`, answer([winter, 100 - winter]));
    await expert.post(`/network/${networkId}/n4/1/save`, answer([50, 30, 20]));
  }
  await openResults({ owner, path });

  // Results speak of nodes by their ids, and the page takes their names from the overview of the owner.
  const results = (await owner.get(`${path}/results`)).json<components['schemas']['StudyResults']>();
  expect(results.questions.map(({ nodeId }) => nodeId)).toContain('n4');
  const shown = (await owner.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  expect(shown.nodes.map((node) => node.display_name)).toEqual(names.map(({ title }) => title));

  const csv = (await owner.get(`${path}/tables/E1?format=csv`)).body;
  expect(csv).toContain('E1,x0,Season,1,,winter,0.8,answered,');
  expect(csv).toMatch(/^E1,x3,Pneumonia,1,x0=winter; [^,]*,viral,0\.3,/m);
  const dictionary = (await owner.get(`${path}/redcap/dictionary`)).body;
  expect(dictionary).toContain('P(Season = winter)');
  expect(dictionary).toMatch(/P\(Pneumonia = bacterial \| Season = winter, /);

  // The file itself has no place for names; one of another program has, with the numbers that were said.
  const own = (await owner.get(`${path}/tables/E1`)).rawPayload;
  expect(own.toString()).toContain('nobody but this line knows their names');
  expect(own.equals(bytes)).toBe(false);
  const { document } = readNetworkFile((await owner.get(`${path}/tables/E1?format=xmlbif`)).rawPayload);
  const node = document?.network.nodes.find(({ name }) => name === 'Season');
  expect([node?.states.map(({ id }) => id), [...(node?.cpt ?? [])]]).toEqual([
    ['winter', 'summer'],
    [0.8, 0.2],
  ]);
});
