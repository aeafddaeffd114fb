import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { addCollaborator, answer, type Assessed, assessed } from '../../../test/assess.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { answers, events, networkMembers } from '../../database/schema/index.js';

/** Number of rounds per race: few every day, many in the sweeps; `CREDENCE_RACES=5000` makes the long run. */
const rounds = Number(process.env.CREDENCE_RACES ?? inject('races'));
/** Parallel races, each with its own network. */
const lanes = 5;

/** Runs the race and counts its outcomes. */
async function race(
  server: TestApp,
  run: (world: Assessed, round: number) => Promise<string>,
): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  let round = 0;
  const worlds = await Promise.all(Array.from({ length: lanes }, () => assessed(server)));
  await Promise.all(
    worlds.map(async (world) => {
      while (round < rounds) {
        const outcome = await run(world, (round += 1));
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    }),
  );
  console.info(`${rounds} races: ${JSON.stringify(outcomes)}`);
  return outcomes;
}

const sum = (outcomes: Record<string, number>) => Object.values(outcomes).reduce((total, count) => total + count, 0);

test(`B-091: accept against cancel, ${rounds} times: one of them stands, and both are told so`, async () => {
  const server = await appForThisTest();
  const { database } = server;
  const invitee = await server.signedIn();
  const outcomes = await race(server, async ({ owner, networkId }, round) => {
    const id = randomUUID();
    const row = { networkId, id, userId: invitee.user.id, role: 'invitation' as const, createdAt: new Date() };
    await database.insert(networkMembers).values(row);
    const calls = [
      () => invitee.post(`/network/accept-invitation/${networkId}`),
      () => owner.post(`/network/cancel-invitation/${networkId}/${invitee.user.username}`),
    ];
    // Each call goes first half of the time.
    const sent = (round % 2 ? calls : calls.toReversed()).map((call) => call());
    const [accepted, cancelled] = await Promise.all(round % 2 ? sent : sent.toReversed());
    const [member] = await database.select().from(networkMembers).where(eq(networkMembers.id, id));
    await database.update(networkMembers).set({ endedAt: new Date() }).where(eq(networkMembers.id, id));
    return `accept ${accepted?.statusCode}, cancel ${cancelled?.statusCode}: ${member?.role}, ${member?.ending}`;
  });
  expect(sum(outcomes)).toBe(rounds);
  const only = ['accept 200, cancel 409: collaboration, null', 'accept 404, cancel 200: invitation, cancelled'];
  expect(only).toEqual(expect.arrayContaining(Object.keys(outcomes)));
  const told = (await database.select().from(events)).filter(({ type }) => type.startsWith('invitation_'));
  expect(told).toHaveLength(rounds);
}, 120_000);

test(`delete against answer, ${rounds} times: an answer that was acknowledged is there after a restore, one that was refused is not`, async () => {
  const server = await appForThisTest();
  const { database } = server;
  const outcomes = await race(server, async ({ owner, networkId, at }, round) => {
    // A different answer each round.
    const sliders = [(round % 99) + 1, (Math.floor(round / 99) % 99) + 1, 50];
    // A save takes longer to reach its critical section, so the deletion starts a little later, by a varying delay.
    const [deleted, saved] = await Promise.all([
      sleep(round % 20).then(() => owner.post(`/network/delete/${networkId}`)),
      owner.post(`${at('n3')}/1/save`, answer(sliders)),
    ]);
    const restored = await owner.post(`/network/restore/${networkId}`);
    const [stored] = await database
      .select()
      .from(answers)
      .where(and(notPlanted(answers), eq(answers.networkId, networkId)));
    const there = JSON.stringify(stored?.sliders) === JSON.stringify(sliders);
    return `delete ${deleted.statusCode}, save ${saved.statusCode}, restore ${restored.statusCode}: ${there ? 'there' : 'not there'}`;
  });
  expect(sum(outcomes)).toBe(rounds);
  const only = ['delete 200, save 200, restore 200: there', 'delete 200, save 404, restore 200: not there'];
  expect(only).toEqual(expect.arrayContaining(Object.keys(outcomes)));
  // In the history, nothing comes between a deletion and the following restore.
  const rows = await database
    .select()
    .from(events)
    .where(notPlanted(events))
    .orderBy(events.networkId, events.at, events.seq);
  const after = rows.flatMap(({ type }, index) => (type === 'network_deleted' ? [rows[index + 1]?.type] : []));
  expect(after).toEqual(Array(rounds).fill('network_restored'));
  expect(rows.filter(({ type }) => type === 'answer_saved')).toHaveLength(outcomes[only[0]!] ?? 0);
}, 120_000);

test(`B-087: two invitations of one person at once, ${rounds} times: one invitation`, async () => {
  const server = await appForThisTest();
  const { database } = server;
  const outcomes = await race(server, async ({ owner, networkId }) => {
    // Another one each time: nobody is mailed two hundred times.
    const colleague = await server.addUser();
    const invite = () => owner.post(`/network/invite-collaborator/${networkId}/${colleague.username}`);
    const statuses = (await Promise.all([invite(), invite()])).map(({ statusCode }) => statusCode).sort();
    const ended = await database
      .update(networkMembers)
      .set({ endedAt: new Date(), ending: 'cancelled' })
      .where(and(eq(networkMembers.networkId, networkId), isNull(networkMembers.endedAt)))
      .returning();
    return `${statuses.join(' ')}: ${ended.length}`;
  });
  expect(outcomes).toEqual({ '200 409: 1': rounds });
  expect(await database.$count(events, eq(events.type, 'collaborator_invited'))).toBe(rounds);
}, 120_000);

test('B-087: a hundred invitations of one person at once are one', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const { username } = await server.addUser();
  const sent = await Promise.all(
    Array.from({ length: 100 }, () => owner.post(`/network/invite-collaborator/${networkId}/${username}`)),
  );
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(99).fill(409)]);
  expect(await server.database.$count(networkMembers, eq(networkMembers.networkId, networkId))).toBe(1);
});

test('a removal against a save: an acknowledged save is there, a refused one is not', async () => {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  for (let round = 1; round <= 20; round += 1) {
    const colleague = await addCollaborator(server, networkId);
    const [removed, saved] = await Promise.all([
      owner.post(`/network/remove-collaborator/${networkId}/${colleague.user.id}`),
      colleague.post(`${at('n3')}/1/save`, answer([round, 50, 50])),
    ]);
    expect(removed.statusCode).toBe(200);
    const [stored] = await server.database.select().from(answers).where(notPlanted(answers));
    expect([saved.statusCode, stored?.sliders[0] === round]).toEqual(
      saved.statusCode === 200 ? [200, true] : [404, false],
    );
  }
});
