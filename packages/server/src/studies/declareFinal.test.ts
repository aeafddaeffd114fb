import type { Study } from '@credence/api-client';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeredPanel } from '../../test/answeredPanel.js';
import { answer } from '../../test/assess.js';
import { studyLink } from '../../test/studyLinks.js';
import { appForThisTest } from '../../test/testApp.js';
import { moveAccount } from '../accounts/address/moveAccount.js';
import { findAccount } from '../accounts/users.js';
import { assessments, events, networkMembers, studyExperts } from '../database/schema/index.js';
import { withTransaction } from '../database/withTransaction.js';
import { checkRecord } from '../judgements/record/checkRecord.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

test('R-2970: once a study is final, nothing leads from a code to a person, and it stays so', async () => {
  const server = await appForThisTest();
  const { database } = server;
  const { owner, path, networkId, experts } = await answeredPanel(server, {
    more: async ([, ben], { path: study }) => {
      await ben!.post(`${study}/finish`, { finished: true });
      await ben!.post(`${study}/withdraw`, { keeps: true });
    },
  });
  const link = await studyLink(server, 'ann@example.org');
  const codes = await database.select({ id: studyExperts.id }).from(studyExperts).orderBy(studyExperts.code);
  const first = (await owner.post(`${path}/final`, {})).json<Study>();
  expect(first).toMatchObject({ state: 'final', finalAt: server.clock.now().toISOString() });
  server.clock.advance(60_000);
  expect((await owner.post(`${path}/final`, {})).json<Study>().finalAt).toBe(first.finalAt);
  expect(await database.$count(events, eq(events.type, 'study_final'))).toBe(1);
  expect(await database.select().from(studyExperts).orderBy(studyExperts.code)).toMatchObject(
    codes.map(({ id }) => ({ id, userId: null, address: '', secretHash: '' })),
  );
  for (const { id } of codes) {
    expect(await database.$count(networkMembers, eq(networkMembers.id, id))).toBe(0);
    expect(await database.$count(events, sql`${events.metadata}::text like ${`%${id}%`}`)).toBe(0);
  }
  for (const expert of (await owner.get(path)).json<Study>().experts!) expect(expert).not.toHaveProperty('person');
  expect((await server.visitor().post('/study-invitation', link)).json()).toMatchObject({ state: 'final' });
  expect((await owner.get(`${path}/tables/E1?format=csv`)).body).toContain('E1,Season');
  expect((await checkRecord(database, networkId)).findings).toEqual([]);
  expect(said(await owner.post(`${path}/reopen`, {}))).toEqual([409, 'results_read']);
  expect((await experts[0]!.get(path)).json<Study>()).not.toHaveProperty('own');
});

test("R-3515: once a study is final, no event of an expert's answers names anybody, also after they changed their address", async () => {
  const server = await appForThisTest();
  const { database, clock } = server;
  const { owner, path, networkId } = await answeredPanel(server);
  /** The names in the events of all assessments but the shared one. */
  const names = async () => {
    const ofExperts = and(eq(assessments.networkId, networkId), isNotNull(assessments.expertId));
    const rows = await database
      .select({ username: events.username })
      .from(events)
      .innerJoin(assessments, eq(assessments.id, events.assessmentId))
      .where(and(ofExperts, eq(events.type, 'answer_saved'), isNotNull(events.actorId)));
    return rows.map(({ username }) => username);
  };
  expect(await names()).toContain('ann@example.org');
  await owner.post(`${path}/final`, {});
  expect(await names()).toEqual([null, null, null, null]);
  const ann = (await findAccount(database, 'ann@example.org'))!;
  const move = { user: ann, address: 'ann@elsewhere.example', at: clock.now() };
  expect(await withTransaction(database, (transaction) => moveAccount(transaction, move, server))).toBe(true);
  expect(await names()).toEqual([null, null, null, null]);
  const joined = and(eq(events.actorId, ann.id), eq(events.type, 'account_created'));
  expect(await database.select({ username: events.username }).from(events).where(joined)).toEqual([
    { username: 'ann@elsewhere.example' },
  ]);
});

test('R-2971: before it experts may withdraw, after it no more', async () => {
  const server = await appForThisTest();
  const { owner, path, experts } = await answeredPanel(server);
  expect((await experts[0]!.post(`${path}/withdraw`, { keeps: false })).json()).toEqual({ success: true });
  expect(said(await owner.get(`${path}/tables/E1`))).toEqual([404, 'expert_not_found']);
  await owner.post(`${path}/final`, {});
  for (const keeps of [true, false])
    expect(said(await experts[1]!.post(`${path}/withdraw`, { keeps }))).toEqual([409, 'withdrawal_over']);
  expect((await owner.get(`${path}/tables/E2`)).statusCode).toBe(200);
});

test('R-2972: a person takes home what they said, with round and code before a study is final, without the code after it', async () => {
  const server = await appForThisTest();
  const { owner, path, experts } = await answeredPanel(server);
  const exported = async () => {
    const file = (await experts[1]!.get('/user/export')).json<{ answers: object[]; record: object[] }>();
    return [...file.answers, ...file.record];
  };
  const named = { assessment: 'Answers of your own in round 1 of a study, as E2' };
  expect(await exported()).toMatchObject([named, named]);
  await owner.post(`${path}/final`, {});
  const unnamed = { assessment: 'Answers of your own in round 1 of a study' };
  const shares = [{ percent: 50 }, { percent: 25 }, { percent: 25 }];
  expect(await exported()).toMatchObject([
    { ...unnamed, shares },
    { ...unnamed, shares },
  ]);
  expect(JSON.stringify(await exported())).not.toMatch(/\bE2\b/);
});

test('R-2973: whoever took part in a final study still reads what all said together, and never the shared answers', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at, experts } = await answeredPanel(server);
  await owner.post(`${at('n2')}/1/save`, answer([77, 23], { comment: 'canary' }));
  await owner.post(`${path}/final`, {});
  const ann = experts[0]!;
  expect((await ann.get(`${path}/results`)).statusCode).toBe(200);
  for (const url of [
    `/network/overview/${networkId}`,
    `/network/tables/${networkId}`,
    `/network/download/${networkId}?format=csv`,
    `${at('n2')}/1`,
    `${at('n2')}/1/history`,
    `${at('n2')}`,
    '/user/networks/collaborations',
    path,
  ]) {
    const response = await ann.get(url);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('canary');
    expect(response.body).not.toMatch(/\b77\b/);
  }
  expect(said(await ann.post(`${at('n2')}/1/save`, answer([10, 90])))[0]).toBeGreaterThanOrEqual(400);
  expect((await findAccount(server.database, 'ann@example.org'))?.id).toBeDefined();
});
