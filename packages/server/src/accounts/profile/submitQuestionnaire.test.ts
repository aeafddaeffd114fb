import type { Questionnaire } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { type TestApp, testApp } from '../../../test/testApp.js';
import { events, questionnaires } from '../../database/schema/index.js';
import { purgeAccount } from '../../operator/retention/purgeAccount.js';
import type { UserRow } from '../users.js';

const filled: Questionnaire = {
  '1': 4,
  '2': 2,
  '3': 1,
  '4': 4,
  '5': 5,
  '6': 4,
  '7': 3,
  '8': 'The people under each slider.',
  '9': 'A printed summary.',
  '10': 'None.\nReally none.',
  '11': '=HYPERLINK("x") </script>\u2028 🫀',
  '12': 'Beginner',
  '13': 'Monthly',
};
const path = '/user/questionnaire';

let server: TestApp;
let user: Client & { user: UserRow };
beforeAll(async () => {
  server = await testApp();
  user = await server.signedIn();
});
afterAll(() => server.close());

const stored = async (userId: string) => {
  const [row] = await server.database.select().from(questionnaires).where(eq(questionnaires.userId, userId));
  return row;
};

test('R-902 R-903 R-1194 R-1210: 13 answers by item id are kept and thanked for', async () => {
  const response = await user.post(path, filled);
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { success: true, message: 'Thank you for your feedback!' },
  ]);
  expect(await stored(user.user.id)).toMatchObject({
    scores: [4, 2, 1, 4, 5, 4, 3],
    texts: { '8': filled['8'], '9': filled['9'], '10': filled['10'], '11': filled['11'] },
    experience: 'Beginner',
    frequency: 'Monthly',
  });
});

test('O-48 B-188: handing it in again replaces what was said before', async () => {
  const again = await server.signedIn();
  await again.post(path, filled);
  const at = server.clock.now();
  const changed = { ...filled, '1': 1, '9': 'Nothing any more.' };
  expect((await again.post(path, changed)).statusCode).toBe(200);
  expect(await stored(again.user.id)).toMatchObject({ scores: [1, 2, 1, 4, 5, 4, 3], submittedAt: at });
  expect(await server.database.$count(questionnaires, eq(questionnaires.userId, again.user.id))).toBe(1);
});

test('O-48 B-188: twenty at once from one person leave one', async () => {
  const busy = await server.signedIn();
  const sent = await Promise.all(Array.from({ length: 20 }, () => busy.post(path, filled)));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(new Array(20).fill(200));
  expect(await server.database.$count(questionnaires, eq(questionnaires.userId, busy.user.id))).toBe(1);
});

const without = (item: string) => Object.fromEntries(Object.entries(filled).filter(([id]) => id !== item));

test.each(Object.keys(filled))('R-922 R-925 B-183: without item %s all questions are asked for', async (item) => {
  const response = await user.post(path, without(item));
  expect([response.statusCode, response.json().error]).toEqual([400, 'Please answer all questions before submitting.']);
});

test.each(['', ' ', '\n\t  ', '\u00a0\u200b'])('R-922 O-49 B-183: a text of %j counts as unanswered', async (text) => {
  for (const item of ['8', '9', '10', '11']) {
    const response = await user.post(path, { ...filled, [item]: text });
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      'Please answer all questions before submitting.',
    ]);
  }
});

test('R-905 R-1514 B-184: a score is a whole number from 1 to 5', async () => {
  for (const item of ['1', '7'])
    for (const score of [0, 6, -1, 3.5, 1e9, '5', [5], null, true, {}]) {
      const response = await user.post(path, { ...filled, [item]: score });
      expect([response.statusCode, response.json().error], JSON.stringify(score)).toEqual([
        400,
        `Question ${item}: please choose a number from 1 to 5.`,
      ]);
    }
  for (const score of [1, 2, 3, 4, 5]) expect((await user.post(path, { ...filled, '3': score })).statusCode).toBe(200);
});

test('R-902 B-185: an item that there is not is refused', async () => {
  for (const item of ['14', '0', '01', ' 1', 'one', 'toString'])
    expect((await user.post(path, { ...filled, [item]: 3 })).json()).toMatchObject({
      error: `Unknown field ${item}.`,
      code: 'invalid_input',
    });
  const text = JSON.stringify(filled).replace('{', '{"__proto__":{"1":5},');
  const response = await user.send({
    method: 'POST',
    url: path,
    payload: text,
    headers: { 'content-type': 'application/json' },
  });
  expect([response.statusCode, response.json().error]).toEqual([400, 'Unknown field __proto__.']);
});

test('R-919 R-921 B-186: items 12 and 13 take their own choices and no other', async () => {
  for (const choice of ['Beginner', 'Intermediate', 'Advanced'])
    expect((await user.post(path, { ...filled, '12': choice })).statusCode).toBe(200);
  for (const choice of ['Daily', 'Weekly', 'Monthly', 'Rarely', 'Never'])
    expect((await user.post(path, { ...filled, '13': choice })).statusCode).toBe(200);
  for (const [item, choice] of [
    ['12', 'beginner'],
    ['12', 'Daily'],
    ['13', 'Yearly'],
    ['13', 5],
    ['13', ''],
  ] as const)
    expect((await user.post(path, { ...filled, [item]: choice })).json().error).toBe(
      `Question ${item}: please choose one of the answers.`,
    );
});

test('B-187: a text has at most 10,000 characters, and only ones that can be read', async () => {
  expect((await user.post(path, { ...filled, '8': 'ü'.repeat(10_000) })).statusCode).toBe(200);
  expect((await user.post(path, { ...filled, '8': 'ü'.repeat(10_001) })).json().error).toBe(
    'Question 8: please use at most 10,000 characters.',
  );
  for (const text of ['a\u0000b', 'a\ud800b', 'a\u001bb', 5, ['a']])
    expect((await user.post(path, { ...filled, '11': text })).json().error).toBe(
      'Question 11: please answer in words.',
    );
});

test('O-47: the overview knows who has handed it in', async () => {
  const { owner, networkId } = await assessed(server);
  const flag = async () =>
    (await owner.get(`/network/overview/${networkId}`)).json<{ hasSubmittedFeedback: boolean }>().hasSubmittedFeedback;
  expect(await flag()).toBe(false);
  await owner.post(path, filled);
  expect(await flag()).toBe(true);
});

test('O-53: that it was handed in is recorded, and nothing of what was said', async () => {
  const quiet = await server.signedIn();
  await quiet.post(path, filled);
  const rows = await server.database.select().from(events).where(eq(events.actorId, quiet.user.id));
  expect(rows).toMatchObject([{ type: 'questionnaire_saved', metadata: {}, before: null, after: null }]);
  expect(JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))).not.toMatch(
    /slider|printed|Beginner|Monthly/,
  );
});

test('it is part of what a person takes home', async () => {
  const leaving = await server.signedIn();
  await leaving.post(path, filled);
  expect((await leaving.get('/user/export')).json().questionnaires).toMatchObject([{ answers: filled }]);
});

test('it goes with the account of the person who wrote it', async () => {
  const gone = await server.signedIn();
  await gone.post(path, filled);
  await server.database.transaction((transaction) => purgeAccount(transaction, gone.user, server));
  expect(await stored(gone.user.id)).toBeUndefined();
});

test('B-192: handed in without end, it is refused for a while', async () => {
  const restless = await server.signedIn();
  for (let time = 0; time < 30; time += 1) await restless.post(path, filled);
  const response = await restless.post(path, filled);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3600']);
  server.clock.advance(3_600_000);
  expect((await restless.post(path, filled)).statusCode).toBe(200);
});
