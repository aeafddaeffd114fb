import { sentenceOf } from '@credence/bayesnet';
import { refusals } from '@credence/text/english/refusals';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { nodeProgress } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { findProgress } from '../../networks/nodes/progress.js';
import { requireNetwork } from '../../networks/requireNetwork.js';
import { putCombinations } from '../combinations/chooseCombinations.js';

const PIGEONS = 14;
const holes = Array.from({ length: PIGEONS - 1 }, (_, hole) => hole);
const parents = Array.from({ length: PIGEONS }, (_, pigeon) => ({ id: `P${pigeon}`, states: holes.length }));

/** The pigeonhole principle with one hole too few: everything is decided, but no short search can find out. */
const combinations = holes
  .flatMap((hole) =>
    parents.flatMap((_, one) => parents.slice(one + 1).map((__, more) => ({ [one]: hole, [one + more + 1]: hole }))),
  )
  .map((nodes, index) => ({ number: index + 1, nodes, value: [60, 40], sequence: 1 }));

/** A node with such combinations, saved when they could still be counted. */
async function pigeons(server: TestApp) {
  const {
    owner,
    networkId,
    at: path,
  } = await assessed(server, [
    ...parents,
    { id: 'C', states: 2, parents: parents.map(({ id }) => id), numbers: false },
  ]);
  const nodeKey = `n${PIGEONS + 1}`;
  const { assessment } = await requireNetwork(server.database, networkId, owner.user, 'assess');
  const progress = await findProgress(server.database, assessment, nodeKey);
  if (!progress) throw new Error('no such node');
  const at = server.clock.now();
  const author = { authorId: owner.user.id, savedAt: at.toISOString() };
  await withTransaction(server.database, async (transaction) => {
    await putCombinations(
      { transaction, progress, at },
      {
        revision: 1,
        authorId: owner.user.id,
        combinations: combinations.map((combination) => ({ ...combination, ...author })),
      },
    );
    // The other nodes are finished, so the network continues with this one.
    for (const { id } of parents) {
      const key = `n${Number(id.slice(1)) + 1}`;
      await transaction.update(nodeProgress).set({ open: 0n, closed: 1n }).where(eq(nodeProgress.nodeKey, key));
    }
  });
  return { owner, networkId, node: path(nodeKey) };
}

test('R-1162 R-1163: a next question that is too hard to find is not known, and this one not the last', async () => {
  const { owner, networkId, node } = await pigeons(await appForThisTest());
  const notKnown = { nextIteration: null, isLastIteration: false, nextUnknown: true };
  expect((await owner.get(`${node}/1`)).json()).toMatchObject({ ...notKnown, previousIteration: null });
  expect((await owner.get(`${node}/100000`)).json()).toMatchObject(notKnown);

  const saved = (await owner.post(`${node}/1/save`, answer([60, 40]))).json();
  expect(saved).toMatchObject({ next_iteration: null, nextUnknown: true });

  // The node and the overview lead to the combinations, not past questions that may be open.
  expect((await owner.get(node)).json()).toMatchObject({ redirect: null, nextUnknown: true });
  const overview = (await owner.get(`/network/overview/${networkId}`)).json();
  expect(overview).toMatchObject({ nextQuestion: { iteration: null } });
});

const uncountable = sentenceOf(refusals, { code: 'invalid_combination', params: { reason: 'uncountable' } }, '')!;

test('combinations that are too hard to search are refused when they are saved', async () => {
  const { owner, node } = await pigeons(await appForThisTest());
  const { parents: named, revision } = (await owner.get(node)).json<{ parents: unknown[]; revision: string }>();
  const given = combinations.map(({ number, nodes, value }) => ({ number, nodes, value }));
  const refused = await owner.post(`${node}/save`, { combinations: given, parents: named });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ error: expect.stringContaining(uncountable) as string });
  // The earlier save is unchanged.
  expect((await owner.get(node)).json()).toMatchObject({ revision });
});

test('what most people have says nothing of it', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  expect((await owner.get(`${at('n3')}/1`)).json()).not.toHaveProperty('nextUnknown');
  expect((await owner.get(at('n3'))).json()).not.toHaveProperty('nextUnknown');
  expect((await owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]))).json()).not.toHaveProperty('nextUnknown');
});
