import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { answers, events, nodeProgress } from '../../database/schema/index.js';

interface Saved {
  sliders: number[];
  revision: number;
}

/** The saves of answers, in order. */
async function historyOf({ database }: TestApp): Promise<{ before: Saved | null; after: Saved }[]> {
  const rows = await database
    .select({ before: events.before, after: events.after })
    .from(events)
    .where(and(eq(events.type, 'answer_saved'), notPlanted(events)))
    .orderBy(asc(events.at), asc(events.seq));
  return rows as { before: Saved | null; after: Saved }[];
}

async function progressOf({ database }: TestApp) {
  const [row] = await database
    .select()
    .from(nodeProgress)
    .where(and(notPlanted(nodeProgress), eq(nodeProgress.nodeKey, 'n3')));
  return row;
}

test('fifty equal saves with one key at once are one save with one answer', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const key = { 'idempotency-key': randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => owner.post(`${at('n3')}/1/save`, answer([60, 30, 10]), key)),
  );
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(responses[0]?.json()).toMatchObject({ next_iteration: 2 });
  expect([await server.database.$count(answers, notPlanted(answers)), (await historyOf(server)).length]).toEqual([
    1, 1,
  ]);
});

test('concurrent saves of one question are all in the history, each based on the previous one', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const sent = Array.from({ length: 30 }, (_, index) => [index + 1, 50, 50]);
  const responses = await Promise.all(
    sent.map((sliders, index) => (index % 2 ? owner : colleague).post(`${at('n3')}/1/save`, answer(sliders))),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
  const history = (await historyOf(server)).sort((a, b) => a.after.revision - b.after.revision);
  expect(history.map(({ after }) => after.sliders).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual(sent);
  history.forEach(({ before }, index) => expect(before?.sliders).toEqual(history[index - 1]?.after.sliders));
  expect((await owner.get(`${at('n3')}/1`)).json().currentValues).toEqual(history.at(-1)?.after.sliders);
  expect(await progressOf(server)).toMatchObject({ open: 5n, closed: 1n, answered: 1 });
});

test('of two saves that loaded the same answer one is refused', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  for (let iteration = 1; iteration <= 6; iteration += 1) {
    const path = `${at('n3')}/${iteration}`;
    const headers = { 'x-revision': (await owner.get(path)).json<{ revision: string }>().revision };
    const responses = await Promise.all([
      owner.post(`${path}/save`, answer([1, 2, 3]), headers),
      colleague.post(`${path}/save`, answer([3, 2, 1]), headers),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
  expect(await historyOf(server)).toHaveLength(6);
});

test('a save concurrent with a reset comes before it or is refused, and the counts are right', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  for (let round = 0; round < 10; round += 1) {
    const headers = { 'x-revision': (await owner.get(`${at('n3')}/1`)).json<{ revision: string }>().revision };
    const [saved, reset] = await Promise.all([
      owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), headers),
      owner.post(`${at('n3')}/reset`),
    ]);
    expect(reset.statusCode).toBe(200);
    expect([200, 409]).toContain(saved.statusCode);
    expect((await owner.get(`${at('n3')}/1`)).json().answered).toBe(false);
    expect(await progressOf(server)).toMatchObject({ epoch: round + 1, open: 6n, closed: 0n, answered: 0 });
  }
});

test('saves of different questions of one node at once are all counted', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((iteration) => owner.post(`${at('n3')}/${iteration}/save`, answer([1, 2, 3]))),
  );
  expect(await progressOf(server)).toMatchObject({ open: 0n, closed: 6n, answered: 6 });
});
