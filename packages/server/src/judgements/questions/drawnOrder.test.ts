import type { NetworkOverview } from '@credence/api-client';
import { drawnOrder } from '@credence/bayesnet';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { addExpert, openStudy } from '../../../test/experts.js';
import { type TestApp, appForThisTest } from '../../../test/testApp.js';
import { studyExperts } from '../../database/schema/index.js';

const inFile = ['n1', 'n2', 'n3'];

/** The overview of an expert, once their seed is this one. */
async function seeded(server: TestApp, { networkId }: { networkId: string }, orderSeed: number) {
  const expert = await addExpert(server, networkId);
  await server.database.update(studyExperts).set({ orderSeed }).where(eq(studyExperts.id, expert.expertId));
  const overview = async () => (await expert.get(`/network/overview/${networkId}`)).json<NetworkOverview>();
  return { expert, overview };
}
const idsOf = ({ nodes }: NetworkOverview) => nodes.map(({ id }) => id);

test('R-2981: where the protocol has the order drawn, each expert gets the nodes in an order of their own', async () => {
  const server = await appForThisTest();
  const study = await openStudy(server, { order: 'drawn' });
  const orders = [];
  for (const seed of [1, 2, 3, 4]) {
    const { overview } = await seeded(server, study, seed);
    const ids = idsOf(await overview());
    expect(ids).toEqual(drawnOrder(inFile, seed));
    orders.push(ids.join());
  }
  expect(new Set(orders).size).toBeGreaterThan(1);
  expect(idsOf((await study.owner.get(`/network/overview/${study.networkId}`)).json())).toEqual(inFile);
});

test('R-2981: an expert begins with the first node of their order, and goes on with the next once it is done', async () => {
  const server = await appForThisTest();
  const study = await openStudy(server, { order: 'drawn', questions: 'all', combinations: false });
  const seed = [...Array(100).keys()].find((each) => drawnOrder(inFile, each).join() === 'n2,n1,n3')!;
  const { expert, overview } = await seeded(server, study, seed);
  expect((await overview()).nextQuestion).toMatchObject({ nodeId: 'n2' });
  expect((await expert.post(`${study.at('n2')}/1/save`, answer([40, 60]))).statusCode).toBe(200);
  expect((await overview()).nextQuestion).toMatchObject({ nodeId: 'n1' });
});

test('R-2981: where the protocol fixes the order, every expert has that of the file', async () => {
  const server = await appForThisTest();
  const study = await openStudy(server, { order: 'fixed' });
  for (const seed of [1, 2, 3]) expect(idsOf(await (await seeded(server, study, seed)).overview())).toEqual(inFile);
});
