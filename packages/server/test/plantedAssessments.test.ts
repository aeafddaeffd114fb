import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  answers,
  assessments,
  combinationSets,
  directions,
  events,
  nodeFeedback,
  nodeProgress,
  recordStarts,
  visits,
} from '../src/database/schema/index.js';
import { withTransaction } from '../src/database/withTransaction.js';
import { purgeNetwork } from '../src/operator/retention/purgeNetwork.js';
import { answer, assessed } from './assess.js';
import { notPlanted, plantedIds } from './plantedAssessments.js';
import { appForThisTest } from './testApp.js';

const tables = [nodeProgress, answers, combinationSets, directions, nodeFeedback, visits, recordStarts];

test('R-2660: every network of a test has other assessments beside its own, and is purged with all of them', async () => {
  const { database, ...server } = await appForThisTest();
  const { networkId } = await assessed({ database, ...server });
  for (const table of tables) {
    const found = await database
      .select({ id: table.assessmentId, rows: count() })
      .from(table)
      .where(eq(table.networkId, networkId))
      .groupBy(table.assessmentId);
    expect(plantedIds.map((id) => (found.find((group) => group.id === id)?.rows ?? 0) >= 3)).toEqual([true, true]);
  }
  expect(await database.$count(nodeProgress, notPlanted(nodeProgress))).toBe(3);
  await withTransaction(database, (transaction) => purgeNetwork(transaction, networkId, new Date()));
  for (const table of [...tables, assessments]) expect(await database.$count(table)).toBe(0);
});

test('R-2660: events of another assessment are in no history and no list of events', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  await owner.post(`${at('n2')}/1/save`, answer([60, 40]));
  const elsewhere = {
    networkId,
    assessmentId: plantedIds[1],
    nodeKey: 'n2',
    epoch: 0,
    at: server.clock.now(),
    seq: 1n,
  };
  const after = {
    sliders: [97, 2],
    selfEval: 1,
    comment: '',
    authorId: owner.user.id,
    revision: 2,
    savedAt: server.clock.now().toISOString(),
  };
  const [saved, reset] = [randomUUID(), randomUUID()];
  await server.database.insert(events).values([
    { ...elsewhere, id: saved, type: 'answer_saved', iteration: 1n, after },
    { ...elsewhere, id: reset, type: 'node_reset', epoch: 1, metadata: { before: 0 } },
  ]);

  const history = (await owner.get(`${at('n2')}/1/history`)).json<{ answers: { sliders: number[] }[] }>();
  expect(history.answers.map(({ sliders }) => sliders)).toEqual([[60, 40]]);
  expect((await owner.post(`${at('n2')}/1/restore`, { answer: saved })).statusCode).toBe(404);
  expect((await owner.post(`${at('n2')}/undo-reset`)).json()).toMatchObject({ code: 'reset_stands' });
  const listed = (await owner.get(`/network/events/${networkId}`)).json<{ events: { id: string; type: string }[] }>();
  expect(listed.events.map(({ type }) => type)).toEqual(['answer_saved', 'network_uploaded']);
  expect(listed.events.map(({ id }) => id)).not.toContain(saved);
  expect((await owner.get(`/network/events/${networkId}?before=${reset}`)).statusCode).toBe(400);
});
