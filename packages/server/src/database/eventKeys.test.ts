import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, assessed } from '../../test/assess.js';
import { appForThisTest } from '../../test/testApp.js';
import { weather, xdslFile } from '../../test/xdslFile.js';
import { recordEvent } from '../platform/events/events.js';
import { events, NO_NETWORK } from './schema/index.js';

test('R-3302: what somebody did to no network is shown with none, on the dashboard and in what they take home', async () => {
  const server = await appForThisTest();
  const person = await server.signedIn(await server.addUser({ isAdmin: true }));
  const at = server.clock.now();
  await recordEvent(server.database, { type: 'password_changed', at, actor: person.user });
  const [row] = await server.database.select().from(events).where(eq(events.actorId, person.user.id));
  expect(row?.networkId).toBe(NO_NETWORK);

  const { users } = (await person.get('/user/activities')).json<Dashboard>();
  expect(users[0]?.recent_activities.at(-1)).toEqual({
    timestamp: at.toISOString(),
    activity_type: 'password_changed',
    metadata: {},
  });
  const { activities } = (await person.get('/user/export')).json<{ activities: object[] }>();
  expect(activities[0]).toMatchObject({ type: 'password_changed', networkId: null });
});

test('R-3303: a key is used once in each network, and an upload finds its own wherever else the key was used', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const key = { 'idempotency-key': randomUUID() };
  const upload = async (name: string) => {
    const response = await owner.upload('/network/upload', { bytes: xdslFile(weather, name), headers: key });
    return { status: response.statusCode, ...response.json<{ networkId?: string; code?: string }>() };
  };
  const first = await upload('first');
  const save = (node: string) => owner.post(`${node}/1/save`, answer([60, 30, 10]), key);
  for (const time of [1, 2]) expect((await save(at('n3'))).statusCode, `${time}`).toBe(200);
  expect((await owner.post(`${at('n3')}/2/save`, answer([60, 30, 10]), key)).json().code).toBe('key_reused');
  expect((await save(`/network/${first.networkId}/n3`)).json().code).toBe('key_reused');
  expect(await upload('first')).toEqual(first);
  expect((await upload('second')).code).toBe('key_reused');
});
