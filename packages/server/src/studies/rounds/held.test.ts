import type { NetworkListEntry, Question } from '@credence/api-client';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { addExpert, openStudy } from '../../../test/experts.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';

async function study() {
  const server = await appForThisTest();
  const { owner, networkId, at } = await openStudy(server);
  const [expert, colleague] = [await addExpert(server, networkId), await addCollaborator(server, networkId)];
  const path = `/network/study/${networkId}`;
  const question = async (client: Client, iteration = 1) =>
    (await client.get(`${at('n3')}/${iteration}`)).json<Question>();
  return { owner, expert, colleague, path, at, question };
}

test('R-2994: a question says why it takes no answer, to everybody as a save would', async () => {
  const { owner, expert, colleague, path, at, question } = await study();
  const save = async (client: Client) =>
    (await client.post(`${at('n3')}/1/save`, answer([60, 30, 10]))).json<{ code?: string }>().code;
  for (const close of [false, true]) {
    if (close) await owner.post(`${path}/close`, {});
    for (const client of [owner, colleague, expert]) {
      const { held } = await question(client);
      expect(held).toBe(await save(client));
      expect(held).toBe(client === expert ? (close ? 'round_not_open' : undefined) : close ? undefined : 'round_open');
    }
  }
});

test('R-2994: what takes no answer is read in order, answered or not', async () => {
  const { owner, expert, path, at, question } = await study();
  await expert.post(`${at('n3')}/2/save`, answer([60, 30, 10]));
  expect((await question(expert)).nextIteration).toBe(3);
  await owner.post(`${path}/close`, {});
  expect((await question(expert)).nextIteration).toBe(2);
  expect(await question(expert, 2)).toMatchObject({ currentValues: [60, 30, 10], nextIteration: 3 });
  expect(await question(expert, 6)).toMatchObject({ nextIteration: null, isLastIteration: true });
});

test('R-2995: the lists of networks say which round is open', async () => {
  const { owner, expert, path } = await study();
  const rounds = async () =>
    Promise.all(
      [
        [owner, '/user/index'],
        [expert, '/user/collaborations'],
      ].map(async ([client, list]) => {
        const { networks } = (await (client as Client).get(list as string)).json<{ networks: NetworkListEntry[] }>();
        return networks[0]!.openRound;
      }),
    );
  expect(await rounds()).toEqual([1, 1]);
  await owner.post(`${path}/close`, {});
  expect(await rounds()).toEqual([undefined, undefined]);
});

test('R-3022: the list of an expert says whether the results are there to read, and that of nobody else', async () => {
  for (const sees of ['pool', 'own'] as const) {
    const server = await appForThisTest();
    const { owner, path, networkId, experts } = await panel(server, ['ann@example.org'], { sees });
    const colleague = await addCollaborator(server, networkId);
    const listed = async (reader: (typeof experts)[number]) =>
      (await reader.get('/user/collaborations')).json<{ networks: NetworkListEntry[] }>().networks[0]?.study;
    const [ann] = experts;
    expect(await listed(ann!)).toEqual({ mayReadResults: false });
    await owner.post(`${path}/close`);
    expect(await listed(ann!)).toEqual({ mayReadResults: false });
    await owner.post(`${path}/results`);
    expect(await listed(ann!)).toEqual({ mayReadResults: sees === 'pool' });
    expect(await listed(colleague)).toBeUndefined();
  }
});
