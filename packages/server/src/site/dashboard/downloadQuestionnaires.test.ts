import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../../test/testApp.js';
import { auditLog } from '../../database/schema/index.js';

const scores = { '1': 4, '2': 2, '3': 1, '4': 4, '5': 5, '6': 4, '7': 5 };
const given = (words: string) => ({
  ...scores,
  '8': words,
  '9': 'a map, "large"',
  '10': 'none',
  '11': '=1+1',
  '12': 'Advanced',
  '13': 'Daily',
});

test('R-1802: an administrator downloads every questionnaire with its own words, and without a name', async () => {
  const server = await appForThisTest();
  const ada = await server.signedIn(await server.addUser({ username: 'canary@example.org', firstname: 'Canary' }));
  const bo = await server.signedIn();
  expect((await ada.post('/user/questionnaire', given('first words'))).statusCode).toBe(200);
  server.clock.advance(1000);
  expect((await bo.post('/user/questionnaire', given('the sliders'))).statusCode).toBe(200);
  server.clock.advance(1000);
  expect((await ada.post('/user/questionnaire', given('second words'))).statusCode).toBe(200);

  const admin = await server.signedIn(await server.addUser({ isAdmin: true }));
  const response = await admin.get('/user/questionnaires');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('filename=feedback-2026-11-20.csv');
  const lines = response.body.split('\r\n');
  expect(lines[0]?.split(',')).toHaveLength(14);
  expect(lines.slice(1)).toEqual([
    `2026-11-20,4,2,1,4,5,4,5,the sliders,"a map, ""large""",none,'=1+1,Advanced,Daily`,
    `2026-11-20,4,2,1,4,5,4,5,second words,"a map, ""large""",none,'=1+1,Advanced,Daily`,
    '',
  ]);
  expect(response.body.toLowerCase()).not.toContain('canary');
  const noted = await server.database.select().from(auditLog).where(eq(auditLog.type, 'questionnaires_read'));
  expect(noted.map(({ userId }) => userId)).toEqual([admin.user.id]);
});

test('R-1802: nobody else reads them', async () => {
  const server = await appForThisTest();
  const refused = await (await server.signedIn()).get('/user/questionnaires');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  expect((await server.visitor().get('/user/questionnaires')).statusCode).toBe(401);
});
