import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { notPlanted } from '../../../test/plantedAssessments.js';
import { appForThisTest } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { answers, events, networks, nodeProgress, visits } from '../../database/schema/index.js';

/** Number of saves; `CREDENCE_RACES=2000` makes the long run. */
const saves = Number(process.env.CREDENCE_RACES ?? 200);
const writers = 50;
const people = 10;
const questions = 6;

interface State {
  comment: string;
  revision: number;
}

/** Sends one save, every fifth of them twice at once, and returns the response. */
async function saveOnce(client: Client, path: string, number: number): Promise<{ comment: string; told: string[] }> {
  const comment = `save ${number}`;
  const body = answer([(number % 99) + 1, 50, 50], { comment });
  const headers = { 'idempotency-key': randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: number % 5 === 0 ? 2 : 1 }, () => client.post(path, body, headers)),
  );
  return { comment, told: responses.map(({ statusCode, body: text }) => `${statusCode} ${text}`) };
}

test(`${writers} writers, ${saves} saves of one node with repeats among them: none is lost, none applied twice`, {
  timeout: 600_000,
}, async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const others = await Promise.all(Array.from({ length: people - 1 }, () => addCollaborator(server, networkId)));
  const clients = [owner, ...others];
  const ledger: { iteration: number; comment: string }[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      while (next < saves) {
        const number = next++;
        const iteration = (number % questions) + 1;
        const client = clients[writer % people] ?? owner;
        const { comment, told } = await saveOnce(client, `${at('n3')}/${iteration}/save`, number);
        expect(new Set(told).size).toBe(1);
        expect(told[0]).toMatch(/^200 /);
        ledger.push({ iteration, comment });
      }
    }),
  );

  const rows = await server.database
    .select()
    .from(events)
    .where(and(eq(events.type, 'answer_saved'), notPlanted(events)));
  expect(rows).toHaveLength(saves);
  const stored = await server.database.select().from(answers).where(notPlanted(answers));
  expect(stored).toHaveLength(questions);
  for (let iteration = 1; iteration <= questions; iteration += 1) {
    const history = rows
      .filter((row) => Number(row.iteration) === iteration)
      .map(({ before, after }) => ({ before: before as State | null, after: after as State }))
      .sort((a, b) => a.after.revision - b.after.revision);
    const acknowledged = ledger.filter((entry) => entry.iteration === iteration).map(({ comment }) => comment);
    expect(history.map(({ after }) => after.comment).sort()).toEqual(acknowledged.sort());
    // Each save builds on the previous one, and the last is the answer.
    history.forEach(({ before, after }, index) => {
      expect(after.revision).toBe(index + 1);
      expect(before?.comment).toBe(history[index - 1]?.after.comment);
    });
    const newest = stored.find((row) => Number(row.iteration) === iteration);
    expect(newest).toMatchObject({ comment: history.at(-1)?.after.comment, revision: history.length });
  }
  const [progress] = await server.database
    .select()
    .from(nodeProgress)
    .where(and(notPlanted(nodeProgress), eq(nodeProgress.nodeKey, 'n3')));
  expect(progress).toMatchObject({ revision: saves, answered: questions, open: 0n, closed: 6n });
});

test('a restore and a save on the same revision: one wins, the other is told so', {
  timeout: 600_000,
}, async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const path = `${at('n3')}/1`;
  await owner.post(`${path}/save`, answer([60, 30, 10]));
  const history = async () =>
    (await owner.get(`${path}/history`)).json<{ answers: { id: string; sliders: number[] }[] }>().answers;
  const first = (await history())[0]?.id ?? '';
  const rounds = Math.max(10, saves / 20);
  for (let round = 1; round <= rounds; round += 1) {
    const headers = { 'x-revision': (await owner.get(path)).json<{ revision: string }>().revision };
    const [saved, restored] = await Promise.all([
      colleague.post(`${path}/save`, answer([1, 2, 3]), headers),
      owner.post(`${path}/restore`, { answer: first }, headers),
    ]);
    expect([saved.statusCode, restored.statusCode].sort()).toEqual([200, 409]);
    const now = (await owner.get(path)).json<{ currentValues: number[]; revision: string }>();
    const winner = saved.statusCode === 200 ? saved : restored;
    expect(now.currentValues).toEqual(winner === saved ? [1, 2, 3] : [60, 30, 10]);
    expect(now.revision).toBe(winner.json<{ revision: string }>().revision);
  }
  // Only the newest 200 saves of the history are shown.
  expect(await history()).toHaveLength(Math.min(200, rounds + 1));
});

test('B-168: concurrent saves of two nodes with one key: one wins, the other is refused and changes nothing', {
  timeout: 600_000,
}, async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  for (let round = 1; round <= Math.max(10, saves / 20); round += 1) {
    const key = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all([
      owner.post(`${at('n1')}/1/save`, answer([1, 2, 3]), key),
      owner.post(`${at('n3')}/1/save`, answer([1, 2, 3]), key),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await server.database.$count(events, and(eq(events.type, 'answer_saved'), notPlanted(events)))).toBe(round);
    const progress = await server.database
      .select({ revision: nodeProgress.revision })
      .from(nodeProgress)
      .where(notPlanted(nodeProgress));
    expect(progress.reduce((sum, { revision }) => sum + revision, 0)).toBe(round);
  }
});

test.each([
  ['removed', sql`update network_members set ended_at = now(), ending = 'removed'`],
  ['no collaborator any more', sql`update network_members set role = 'invitation'`],
  ['left without the network, which is deleted,', sql`update networks set deleted_at = now()`],
])('B-172: a save that waited while its author was %s is refused and changes nothing', async (_, ending) => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  const content = () =>
    Promise.all([answers, events, nodeProgress, visits].map((table) => server.database.select().from(table)));
  const before = await content();
  const saving = await server.database.transaction(async (transaction) => {
    await transaction.select().from(networks).for('no key update');
    const save = colleague.post(`${at('n3')}/1/save`, answer([1, 2, 3]));
    await untilSomebodyWaits(server.database);
    await transaction.execute(ending);
    return { save };
  });
  const response = await saving.save;
  expect([response.statusCode, response.json().error]).toEqual([404, 'Network not found.']);
  expect(await content()).toEqual(before);
});
