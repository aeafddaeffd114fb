import { randomUUID } from 'node:crypto';
import type { Study } from '@credence/api-client';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { protocol } from '../../../test/experts.js';
import { mailbox } from '../../../test/mailbox.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { events, studyRounds } from '../../database/schema/index.js';
import { checkRecord } from '../../judgements/record/checkRecord.js';
import { closeDueRounds } from './closeDueRounds.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const day = 86_400_000;

test('R-3061: of two tabs of the owner that close a round at once, one does, and everybody is told once', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org', 'ben@example.org']);
  const before = (await mailbox(server)).length;
  const both = await Promise.all([owner, await server.signedIn(owner.user)].map((tab) => tab.post(`${path}/close`)));
  expect(both.map(said).sort()).toEqual([
    [200, undefined],
    [409, 'round_not_open'],
  ]);
  expect(await server.database.$count(events, eq(events.type, 'round_closed'))).toBe(1);
  expect((await mailbox(server)).length - before).toBe(2);
});

test('R-3062: what waits on a device when its round closes is refused as late, never as overtaken, and writes nothing', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at, experts } = await panel(server, ['ann@example.org']);
  const ann = experts[0]!;
  const { assessment } = (await ann.get(`/network/check-access/${networkId}`)).json<{ assessment: string }>();
  const loaded = (await ann.get(`${at('n3')}/1`)).json<{ revision: string }>().revision;
  await ann.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  await owner.post(`${path}/close`);
  const waiting = () => ({ 'x-assessment': assessment, 'x-revision': loaded, 'idempotency-key': randomUUID() });
  const late = async () => {
    for (const body of [answer([10, 30, 60]), answer([1, 1, 1], { standing: 'not_my_field' })])
      expect(said(await ann.post(`${at('n3')}/1/save`, body, waiting()))).toEqual([409, 'round_not_open']);
    const combinations = { combinations: [{ nodes: -1, value: [60, 30, 10], number: 1 }], parents: skyParents };
    expect(said(await ann.post(`${at('n3')}/save`, combinations, waiting()))).toEqual([409, 'round_not_open']);
    const feedback = { plausible: true, comment: '' };
    expect(said(await ann.post(`${at('n3')}/feedback`, feedback, waiting()))).toEqual([409, 'round_not_open']);
    expect((await ann.get(`${at('n3')}/1`)).json()).toMatchObject({ currentValues: [60, 30, 10] });
  };
  await late();
  await owner.post(`${path}/results`);
  await late();
});

test('R-3062: an answer that was given among others is never saved by the expert that its author became', async () => {
  const server = await appForThisTest();
  const { at, experts, networkId } = await panel(server, ['ann@example.org']);
  const shared = await server.database.execute<{ id: string }>(
    sql`select id from assessments where network_id = ${networkId} and is_shared`,
  );
  const headers = { 'x-assessment': shared.rows[0]!.id };
  expect(said(await experts[0]!.post(`${at('n3')}/1/save`, answer([60, 30, 10]), headers))).toEqual([
    409,
    'other_assessment',
  ]);
});

test('R-3063: a clock that jumps a day ahead and back closes nothing', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org']);
  /** The date moves instead of the database's clock. */
  const jumps = (by: string) =>
    server.database.execute(
      sql`update ${studyRounds} set planned_close = planned_close - ${by}::interval, due_seen_at = due_seen_at - ${by}::interval`,
    );
  await server.database.execute(sql`update ${studyRounds} set planned_close = now() + interval '12 hours'`);
  for (let time = 0; time < 3; time += 1) {
    await jumps('1 day');
    await closeDueRounds(server);
    await jumps('-1 day');
    await closeDueRounds(server);
    expect(await server.database.select({ seen: studyRounds.dueSeenAt }).from(studyRounds)).toEqual([{ seen: null }]);
  }
  expect((await owner.get(path)).json<Study>().state).toBe('open');
});

test('R-3338 R-3063: a round whose date passes while the clock is a day ahead closes when it is right again, not a day later', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org']);
  await server.database.execute(
    sql`update ${studyRounds} set planned_close = now() - interval '1 minute', due_seen_at = now() + interval '1 day'`,
  );
  await closeDueRounds(server);
  expect((await owner.get(path)).json<Study>().state).toBe('open');
  await server.database.execute(sql`update ${studyRounds} set due_seen_at = due_seen_at - interval '1 minute'`);
  await closeDueRounds(server);
  expect((await owner.get(path)).json<Study>().state).toBe('closed');
});

test('R-3063: what an expert says while the clock jumps counts in the order in which it was said', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at, experts } = await panel(server, ['ann@example.org']);
  const ann = experts[0]!;
  const say = async (first: number) =>
    expect((await ann.post(`${at('n3')}/1/save`, answer([first, 30, 10]))).statusCode).toBe(200);
  await say(60);
  server.clock.advance(day / 4);
  await say(61);
  server.clock.advance(-day / 2);
  await say(62);
  expect((await ann.get(`${at('n3')}/1`)).json()).toMatchObject({ currentValues: [62, 30, 10] });
  expect((await owner.post(`${path}/close`)).statusCode).toBe(200);
  expect((await owner.post(`${path}/results`)).statusCode).toBe(200);
  expect((await owner.get(`${path}/results/n3/1`)).json()).toMatchObject({
    answers: [{ shares: [62 / 102, 30 / 102, 10 / 102].map((share): unknown => expect.closeTo(share, 5)) }],
  });
  expect((await checkRecord(server.database, networkId)).findings).toEqual([]);
});

test('R-3065: a date that passed while the protocol was a draft opens nothing', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const path = `/network/study/${networkId}`;
  const closesAt = new Date(server.clock.now().getTime() + day / 24).toISOString();
  expect((await owner.post(path, { ...protocol, closesAt })).statusCode).toBe(200);
  server.clock.advance(day / 12);
  expect((await owner.post(`${path}/open`)).json()).toMatchObject({
    code: 'invalid_protocol',
    params: { reason: 'closes-in-the-past' },
  });
  expect((await owner.get(path)).json<Study>().state).toBe('draft');
});

test('R-3065: a date is the moment that was meant, also in the hour that clocks repeat or leave out', async () => {
  const server = await appForThisTest({ config: { timeZone: 'Europe/Berlin' } });
  const first = '2027-10-31T02:30:00+02:00';
  const { owner, path } = await panel(server, ['ann@example.org'], { closesAt: first });
  const closesAt = async () => (await owner.get(path)).json<Study>().round?.closesAt;
  expect(await closesAt()).toBe('2027-10-31T00:30:00.000Z');
  expect((await mailbox(server)).at(-1)?.text).toContain('31 October 2027 at 02:30');
  expect(said(await owner.post(`${path}/extend`, { closesAt: first }))).toEqual([400, 'invalid_protocol']);
  // An hour later by any clock that does not go back.
  expect((await owner.post(`${path}/extend`, { closesAt: '2027-10-31T02:30:00+01:00' })).statusCode).toBe(200);
  expect(await closesAt()).toBe('2027-10-31T01:30:00.000Z');
  const spring = '2028-03-26T02:30:00+01:00';
  expect((await owner.post(`${path}/extend`, { closesAt: spring })).statusCode).toBe(200);
  expect(await closesAt()).toBe('2028-03-26T01:30:00.000Z');
  await owner.post(`${path}/experts`, { emails: ['ben@example.org'] });
  expect((await mailbox(server)).find(({ to }) => to === 'ben@example.org')?.text).toContain('26 March 2028 at 03:30');
});
