import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addCollaborator, answer, type Assessed, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { events, nodeProgress } from '../../database/schema/index.js';

const day = 86_400_000;
const combination = { nodes: { 0: 0 }, value: [5, 5, 90], number: 1 };
const inForce = async ({ owner, at, networkId }: Assessed) => {
  const [node, question, overview] = await Promise.all(
    [at('n3'), `${at('n3')}/6`, `/network/overview/${networkId}`].map(async (path) =>
      (await owner.get(path)).json<Record<string, unknown> & { nodes: Record<string, unknown>[] }>(),
    ),
  );
  const { pages, completed, inProgress, percentCompleted, estimatedTime } = overview?.nodes[2] ?? {};
  return {
    combinations: node?.combinations,
    values: question?.currentValues,
    summary: { pages, completed, inProgress, percentCompleted, estimatedTime },
  };
};
const undoCount = async ({ database }: TestApp) => database.$count(events, eq(events.type, 'reset_undone'));

/** A node with a combination and an answer that it does not decide. */
async function begun(server: TestApp): Promise<Assessed> {
  const world = await assessed(server);
  const { owner, at } = world;
  await owner.post(`${at('n3')}/save`, { combinations: [combination], parents: skyParents });
  await owner.post(`${at('n3')}/6/save`, answer([10, 20, 30]));
  return world;
}

describe('taking the reset of a node back', () => {
  test('O-30: answers and combinations count as before, for all who work on the network', async () => {
    const server = await appForThisTest();
    const world = await begun(server);
    const { owner, at, networkId } = world;
    const colleague = await addCollaborator(server, networkId);
    const before = await inForce(world);
    expect(before.summary).toMatchObject({ inProgress: true });
    const reset = (await owner.post(`${at('n3')}/reset`)).json<{ undoUntil: string }>();
    expect(reset.undoUntil).toBe(new Date(server.clock.now().getTime() + 30 * day).toISOString());
    expect(await inForce(world)).not.toEqual(before);

    const undone = await colleague.post(`${at('n3')}/undo-reset`);
    expect([undone.statusCode, undone.json()]).toMatchObject([200, { success: true, revision: '0.1' }]);
    expect(await inForce(world)).toEqual(before);
    const rows = await server.database.select({ type: events.type, metadata: events.metadata }).from(events);
    expect(rows).toContainEqual({ type: 'reset_undone', metadata: { before: 1 } });
  });

  test('answers given after an undone reset can be reset and restored again', async () => {
    const server = await appForThisTest();
    const world = await begun(server);
    const { owner, at } = world;
    await owner.post(`${at('n3')}/reset`);
    await owner.post(`${at('n3')}/undo-reset`);
    await owner.post(`${at('n3')}/5/save`, answer([1, 2, 3]));
    const before = await inForce(world);
    await owner.post(`${at('n3')}/reset`);
    expect((await owner.post(`${at('n3')}/undo-reset`)).statusCode).toBe(200);
    expect(await inForce(world)).toEqual(before);
  });

  test('R-2657: the overview says until when a reset can be undone, until something is saved again', async () => {
    const server = await appForThisTest();
    const { owner, at, networkId } = await begun(server);
    const undoUntil = async () =>
      (await owner.get(`/network/overview/${networkId}`))
        .json<{ nodes: { undoUntil?: string }[] }>()
        .nodes.map((node) => node.undoUntil);
    expect(await undoUntil()).toEqual([undefined, undefined, undefined]);
    // The reset of n1, which is empty, takes nothing away.
    for (const key of ['n1', 'n3']) await owner.post(`${at(key)}/reset`);
    const until = new Date(server.clock.now().getTime() + 30 * day).toISOString();
    expect(await undoUntil()).toEqual([undefined, undefined, until]);
    await owner.post(`${at('n3')}/undo-reset`);
    expect(await undoUntil()).toEqual([undefined, undefined, undefined]);
    await owner.post(`${at('n3')}/reset`);
    await owner.post(`${at('n3')}/5/save`, answer([1, 2, 3]));
    expect(await undoUntil()).toEqual([undefined, undefined, undefined]);
  });

  test('resets of an empty node are skipped', async () => {
    const server = await appForThisTest();
    const world = await begun(server);
    const { owner, at } = world;
    const before = await inForce(world);
    for (const call of ['reset', 'reset', 'reset', 'undo-reset']) await owner.post(`${at('n3')}/${call}`);
    expect(await inForce(world)).toEqual(before);
  });

  test('a second undo reaches no earlier reset', async () => {
    const server = await appForThisTest();
    const world = await begun(server);
    const { owner, at } = world;
    await owner.post(`${at('n3')}/reset`);
    await owner.post(`${at('n3')}/6/save`, answer([7, 8, 9]));
    await owner.post(`${at('n3')}/reset`);
    for (let time = 0; time < 2; time += 1) {
      expect((await owner.post(`${at('n3')}/undo-reset`)).statusCode).toBe(200);
      expect(await inForce(world)).toMatchObject({ combinations: [], values: [7, 8, 9] });
    }
    expect(await undoCount(server)).toBe(1);
  });

  test.each<[string, (world: Assessed) => Promise<unknown>]>([
    ['answered', ({ owner, at }) => owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]))],
    ['decided', ({ owner, at }) => owner.post(`${at('n3')}/save`, { combinations: [], parents: skyParents })],
  ])('once something was %s anew it is refused, and the new stays', async (_, save) => {
    const server = await appForThisTest();
    const world = await begun(server);
    await world.owner.post(`${world.at('n3')}/reset`);
    await save(world);
    const now = await inForce(world);
    const refused = await world.owner.post(`${world.at('n3')}/undo-reset`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'reset_stands' }]);
    expect(await inForce(world)).toEqual(now);
  });

  test('after 30 days it is refused', async () => {
    const server = await appForThisTest();
    const { owner, at } = await begun(server);
    await owner.post(`${at('n3')}/reset`);
    await server.database
      .update(nodeProgress)
      .set({ resetAt: new Date(server.clock.now().getTime() - 30 * day) })
      .where(eq(nodeProgress.nodeKey, 'n3'));
    const refused = await owner.post(`${at('n3')}/undo-reset`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'reset_stands' }]);
  });

  test('a node that was never reset has nothing to take back', async () => {
    const server = await appForThisTest();
    const { owner, at } = await begun(server);
    const refused = await owner.post(`${at('n3')}/undo-reset`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'This node was not reset.' }]);
  });
});

describe('taking a reset back at the same moment', () => {
  test('twenty equal requests are one undo with one answer', async () => {
    const server = await appForThisTest();
    const { owner, at } = await begun(server);
    await owner.post(`${at('n3')}/reset`);
    const key = { 'idempotency-key': randomUUID() };
    const sent = Array.from({ length: 20 }, () => owner.post(`${at('n3')}/undo-reset`, undefined, key));
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await undoCount(server)).toBe(1);
  });

  test('two people who press Undo undo the same reset, once', async () => {
    const server = await appForThisTest();
    const world = await begun(server);
    const { owner, at, networkId } = world;
    const colleague = await addCollaborator(server, networkId);
    const before = await inForce(world);
    for (let round = 1; round <= 20; round += 1) {
      await owner.post(`${at('n3')}/reset`);
      const both = await Promise.all([owner, colleague].map((client) => client.post(`${at('n3')}/undo-reset`)));
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await inForce(world)).toEqual(before);
      expect(await undoCount(server)).toBe(round);
    }
  });

  test('of an undo and a new answer, the answer is never lost: the undo is refused, or it counts beside what came back', async () => {
    const server = await appForThisTest();
    const { owner, at } = await begun(server);
    const outcomes = new Set<string>();
    for (let round = 1; round <= 40; round += 1) {
      await owner.post(`${at('n3')}/reset`);
      const sliders = [round, 50, 50];
      const calls = [
        () => owner.post(`${at('n3')}/5/save`, answer(sliders)),
        () => owner.post(`${at('n3')}/undo-reset`),
      ];
      const sent = (round % 2 ? calls : calls.toReversed()).map((call) => call());
      const [saved, undone] = await Promise.all(round % 2 ? sent : sent.toReversed());
      outcomes.add(`save ${saved?.statusCode}, undo ${undone?.statusCode}`);
      expect((await owner.get(`${at('n3')}/5`)).json()).toMatchObject({ answered: true, currentValues: sliders });
      const [row] = await server.database
        .select()
        .from(nodeProgress)
        .where(and(notPlanted(nodeProgress), eq(nodeProgress.nodeKey, 'n3')));
      expect(Number(row?.open) + Number(row?.closed)).toBe(6);
    }
    expect(['save 200, undo 409', 'save 200, undo 200']).toEqual(expect.arrayContaining([...outcomes]));
  });
});
