import type { Study } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { findAccount, updateUser } from '../../accounts/users.js';
import { answers, studyExperts } from '../../database/schema/index.js';
import { retain } from '../../operator/retention/retain.js';

test('R-2883: what is exported to a person has the studies that they were asked for, and what they consented to', async () => {
  const server = await appForThisTest();
  const ben = await server.signedIn(await server.addUser({ username: 'ben@example.org' }));
  const { networkId, experts } = await panel(server, ['ann@example.org', 'ben@example.org'], { taking: 1 });
  const studies = async (client: typeof ben | (typeof experts)[number]) =>
    (await client.get('/user/export')).json<{ studies: object[] }>().studies;
  expect(await studies(experts[0]!)).toMatchObject([
    { networkId, code: 1, address: 'ann@example.org', consent: { version: 1, publishes: true, named: false } },
  ]);
  expect(await studies(ben)).toMatchObject([{ networkId, code: 2, address: 'ben@example.org', consent: null }]);
  expect(await studies(await server.signedIn())).toEqual([]);
});

test('R-2883: when the account of an expert is erased, the answers stay under the code, and nothing tells whose they are', async () => {
  const server = await appForThisTest();
  const { owner, path, at, experts } = await panel(server, ['ann@example.org']);
  await experts[0]!.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  const ann = await findAccount(server.database, 'ann@example.org');
  await updateUser(server.database, ann!.id, { deletedAt: server.clock.now() });
  server.clock.advance(15 * 86_400_000);
  await retain(server.database, server.clock.now(), server);
  const { experts: seen } = (await (await server.signedIn(owner.user)).get(path)).json<Study>();
  const said = { consented: 1, consent: { publishes: true, named: false, interests: '' } };
  expect(seen).toEqual([
    {
      id: expect.any(String),
      code: 1,
      standing: 'withdrew',
      progress: 'started',
      answered: 1,
      questions: 8,
      reminders: 0,
      ...said,
    },
  ]);
  const [row] = await server.database.select().from(studyExperts);
  expect(JSON.stringify(row)).not.toContain('ann@');
  expect(await server.database.$count(answers, eq(answers.authorId, ann!.id))).toBe(1);
});
