import type { Dashboard } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { testPassword } from '../../../test/users.js';
import { skyParents } from '../../../test/xdslFile.js';
import { auditLog, networks } from '../../database/schema/index.js';
import { recordEvent } from '../../platform/events/events.js';

const hour = 3_600_000;
const day = 24 * hour;

const admin = async (server: TestApp) => server.signedIn(await server.addUser({ isAdmin: true }));
const read = async (server: TestApp) => (await (await admin(server)).get('/user/activities')).json<Dashboard>();

const questionnaire = (...scores: number[]) => ({
  ...Object.fromEntries(scores.map((score, index) => [String(index + 1), score])),
  '8': 'canary useful',
  '9': 'canary missing',
  '10': 'canary difficult',
  '11': 'canary suggestion',
  '12': 'Advanced',
  '13': 'Daily',
});

test('R-1213 R-1027: before anything has happened every figure is there, and empty', async () => {
  const server = await appForThisTest();
  const empty = {
    loginLogoutTimes: { logins: new Array(8).fill(0), logouts: new Array(8).fill(0) },
    activityTimes: Array.from({ length: 24 }, (_, index) => ({ hour: index, count: 0 })),
    nodePreferences: { small: 0, medium: 0, large: 0 },
    combinationSelections: [],
    questionnaireStats: {},
    questionnaireAnswers: 0,
  };
  expect(await read(server)).toEqual({
    ...empty,
    users: [],
    periods: { day: empty, week: empty, month: empty },
    timeZone: 'UTC',
  });
});

test('R-1182 R-1183 R-1527 R-1188 R-1189 R-1190 R-1191: logins and logouts in eight buckets, and who they were', async () => {
  const server = await appForThisTest();
  const { username } = await server.addUser({ username: 'ada@example.org' });
  const client = server.visitor();
  const login = await client.post('/user/login', { username, password: testPassword });
  client.token = login.json<{ token: string }>().token;
  client.csrfToken = /csrftoken=([^;]+)/.exec(String(login.headers['set-cookie']))?.[1];
  server.clock.advance(5 * hour);
  expect((await client.post('/user/logout')).statusCode).toBe(200);

  const seen = await read(server);
  // 10:00 and 15:00.
  expect(seen.loginLogoutTimes).toEqual({ logins: [0, 0, 0, 1, 0, 0, 0, 0], logouts: [0, 0, 0, 0, 0, 1, 0, 0] });
  expect(seen.activityTimes.filter(({ count }) => count > 0)).toEqual([
    { hour: 10, count: 1 },
    { hour: 15, count: 1 },
  ]);
  expect(seen.users).toMatchObject([
    {
      username: 'ada@example.org',
      recent_activities: [
        { timestamp: '2026-11-20T15:00:00.000Z', activity_type: 'logout' },
        { timestamp: '2026-11-20T10:00:00.000Z', activity_type: 'login' },
      ],
    },
  ]);
});

test.each([
  ['Europe/Berlin', '2026-11-20T23:30:00Z', 0],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', 2],
  ['Asia/Kolkata', '2026-11-20T10:45:00Z', 16],
  ['America/St_Johns', '2026-11-20T02:00:00Z', 22],
  ['Asia/Kathmandu', '2026-11-20T18:20:00Z', 0],
])('O-51 R-1184: hours are those of %s', async (timeZone, moment, expected) => {
  const base = await appForThisTest();
  const server = await appForThisTest({ config: { ...base.config, timeZone } });
  const actor = await server.addUser();
  const at = new Date(moment);
  server.clock.advance(at.getTime() + hour - server.clock.now().getTime());
  await recordEvent(server.database, { type: 'login', at, actor });
  const seen = await read(server);
  expect(seen.timeZone).toBe(timeZone);
  expect(seen.activityTimes.filter(({ count }) => count > 0)).toEqual([{ hour: expected, count: 1 }]);
  expect(seen.loginLogoutTimes.logins[Math.floor(expected / 3)]).toBe(1);
});

test('O-50 R-1009 R-1525: the figures at the top cover the last week; each period has its own', async () => {
  const server = await appForThisTest();
  const actor = await server.addUser();
  const now = server.clock.now().getTime();
  for (const age of [1, day - 1, day + 1, 7 * day - 1, 7 * day + 1, 30 * day - 1, 30 * day + 1])
    await recordEvent(server.database, { type: 'login', at: new Date(now - age), actor });
  const seen = await read(server);
  const logins = ({ loginLogoutTimes }: Pick<Dashboard, 'loginLogoutTimes'>) =>
    loginLogoutTimes.logins.reduce((sum, count) => sum + count, 0);
  expect([seen.periods!.day, seen.periods!.week, seen.periods!.month].map(logins)).toEqual([2, 4, 6]);
  const { users: _users, periods: _periods, timeZone: _zone, ...top } = seen;
  expect(top).toEqual(seen.periods!.week);
});

test('R-1185 R-1526 O-52: nodes that were worked on count by their pages, each once', async () => {
  const server = await appForThisTest();
  const parents = [
    { id: 'A', states: 10 },
    { id: 'B', states: 5 },
    { id: 'C', states: 2 },
  ];
  const child = (id: string, ...of: string[]) => ({ id, states: 2, parents: of });
  const { owner, at } = await assessed(server, [
    ...parents,
    child('Ten', 'A'),
    child('Twenty', 'A', 'C'),
    child('Fifty', 'A', 'B'),
    child('Hundred', 'A', 'B', 'C'),
    child('Untouched', 'A'),
  ]);
  for (const key of ['n4', 'n5', 'n6', 'n7'])
    for (const iteration of [1, 2]) await owner.post(`${at(key)}/${iteration}/save`, answer([60, 40]));
  expect((await read(server)).nodePreferences).toEqual({ small: 1, medium: 2, large: 1 });
  server.clock.advance(2 * day);
  const back = await server.signedIn(owner.user);
  expect((await back.post(`${at('n1')}/1/save`, answer(new Array(10).fill(9)))).statusCode).toBe(200);
  const { periods } = await read(server);
  expect(periods!.day.nodePreferences).toEqual({ small: 1, medium: 0, large: 0 });
  expect(periods!.week.nodePreferences).toEqual({ small: 2, medium: 2, large: 1 });
});

test('R-1186 O-43: the average number of combinations of each node, with what labels its bar', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const save = (count: number) =>
    owner.post(`${at('n3')}/save`, {
      combinations: Array.from({ length: count }, (_, index) => ({
        nodes: { 1: index },
        value: [71, 72, 73],
        number: index + 1,
      })),
      parents: skyParents,
    });
  expect((await save(1)).statusCode).toBe(200);
  const bar = { nodeId: 'n3', networkId, display_name: 'Sky' };
  expect((await read(server)).combinationSelections).toEqual([{ ...bar, avgCombinations: 1 }]);
  await owner.post(`${at('n3')}/reset`);
  expect((await save(2)).statusCode).toBe(200);
  expect((await read(server)).combinationSelections).toEqual([{ ...bar, avgCombinations: 1.5 }]);

  // A network deleted by its owner is no longer named.
  await server.database.update(networks).set({ deletedAt: server.clock.now() }).where(eq(networks.id, networkId));
  expect((await read(server)).combinationSelections).toEqual([{ nodeId: 'n3', networkId, avgCombinations: 1.5 }]);
});

test('R-1187 R-1003 O-48 B-188: seven averages, in which everybody counts once with what they said last', async () => {
  const server = await appForThisTest();
  const [ada, ben] = [await server.signedIn(), await server.signedIn()];
  await ada.post('/user/questionnaire', questionnaire(1, 1, 1, 1, 1, 1, 1));
  await ada.post('/user/questionnaire', questionnaire(5, 4, 3, 2, 1, 5, 5));
  await ben.post('/user/questionnaire', questionnaire(4, 4, 4, 4, 4, 4, 5));
  const expected = { '1': 4.5, '2': 4, '3': 3.5, '4': 3, '5': 2.5, '6': 4.5, '7': 5 };
  expect(await read(server)).toMatchObject({ questionnaireStats: expected, questionnaireAnswers: 2 });
  server.clock.advance(8 * day);
  const back = await server.signedIn(ben.user);
  await back.post('/user/questionnaire', questionnaire(2, 2, 2, 2, 2, 2, 2));
  const { periods } = await read(server);
  expect(periods!.week.questionnaireStats).toMatchObject({ '1': 2, '7': 2 });
  expect(periods!.month.questionnaireStats).toMatchObject({ '1': 3.5, '7': 3.5 });
  const people = [periods!.day, periods!.week, periods!.month].map((figures) => figures.questionnaireAnswers);
  expect(people, 'R-2511').toEqual([1, 1, 2]);
});

test('R-1001 R-1002 O-53: an administrator sees activities but never an answer, a comment or a password', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  await owner.post(`${at('n3')}/2/save`, answer([81, 82, 83], { 'self-eval': -2, comment: 'canary comment' }));
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 0 }, value: [84, 85, 86], number: 1 }],
    parents: skyParents,
  });
  await owner.post('/user/questionnaire', questionnaire(3, 3, 3, 3, 3, 3, 3));
  await owner.post('/user/update-password', { password: testPassword, new_password: 'canary quiet wrens' });
  const response = await (await admin(server)).get('/user/activities');
  expect(response.body).not.toMatch(/canary|sliders|self-?eval|comment|argon2|crd_|\[8[14],/i);
  expect(response.body).not.toContain(testPassword);
  expect(response.json<Dashboard>().users[0]?.recent_activities.slice(0, 5)).toMatchObject([
    { activity_type: 'password_changed' },
    { activity_type: 'questionnaire_saved', metadata: {} },
    { activity_type: 'combinations_saved', metadata: { networkId, nodeId: 'n3', combinations: 1 } },
    { activity_type: 'answer_saved', metadata: { networkId, nodeId: 'n3', iteration: 2 } },
    { activity_type: 'network_uploaded', metadata: { networkId, nodes: 3 } },
  ]);
});

test('B-189: others are told that this is for administrators, visitors to log in', async () => {
  const server = await appForThisTest();
  const refused = await (await server.signedIn()).get('/user/activities');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { error: 'Administrators only.', code: 'forbidden' },
  ]);
  expect((await server.visitor().get('/user/activities')).statusCode).toBe(401);
});

test('R-1193 B-190 B-191: the log holds the latest of each person, whatever their metadata holds', async () => {
  const server = await appForThisTest();
  const [ada, ben] = [await server.addUser({ username: 'ada@example.org' }), await server.addUser()];
  const metadata = { note: '</script><img src=x onerror=alert(1)> \u2028', count: 3 };
  const start = server.clock.now().getTime();
  for (let index = 0; index < 25; index += 1)
    await recordEvent(server.database, { type: 'login', at: new Date(start - index * hour), actor: ada, metadata });
  await recordEvent(server.database, { type: 'logout', at: new Date(start + 1), actor: ben });
  const { users } = await read(server);
  expect(users.map(({ username }) => username)).toEqual([ben.username, 'ada@example.org']);
  const log = users[1]?.recent_activities ?? [];
  expect(log).toHaveLength(10);
  expect(log[0]).toEqual({ timestamp: new Date(start).toISOString(), activity_type: 'login', metadata });
  expect(log.map(({ timestamp }) => timestamp)).toEqual(
    log
      .map(({ timestamp }) => timestamp)
      .toSorted()
      .toReversed(),
  );
});

test('the audit log notes who looked, once for a sitting', async () => {
  const server = await appForThisTest();
  const client = await admin(server);
  const noted = async () =>
    (await server.database.select().from(auditLog).where(eq(auditLog.type, 'dashboard_read'))).map(
      ({ userId }) => userId,
    );
  await Promise.all(Array.from({ length: 5 }, () => client.get('/user/activities')));
  expect(await noted()).toEqual([client.user.id]);
  server.clock.advance(15 * 60_000);
  await client.get('/user/activities');
  expect(await noted()).toHaveLength(2);
});

test('R-1808: sign-ups that nobody activated push nobody out of the list of active people', async () => {
  const server = await appForThisTest();
  const at = server.clock.now();
  const ada = await server.addUser({ username: 'ada@example.org' });
  await recordEvent(server.database, { type: 'login', at, actor: ada });
  for (let index = 0; index < 101; index += 1) {
    const idle = await server.addUser({ username: `idle${index}@example.org`, activatedAt: null });
    await recordEvent(server.database, {
      type: 'account_created',
      at: new Date(at.getTime() + 1 + index),
      actor: idle,
    });
  }
  expect((await read(server)).users.map(({ username }) => username)).toEqual(['ada@example.org']);
});

test('R-1823: people whose account was erased are marked, and only they', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  await owner.post(`${at('n2')}/1/save`, answer([70, 30]));
  const gone = await server.addUser({ purgedAt: server.clock.now(), deletedAt: server.clock.now() });
  await recordEvent(server.database, { type: 'login', at: server.clock.now(), actor: gone });
  const { users } = await read(server);
  expect(users.filter(({ isErased }) => isErased).map(({ username }) => username)).toEqual([gone.username]);
  expect(users.find(({ username }) => username === owner.user.username)).not.toHaveProperty('isErased');
});
