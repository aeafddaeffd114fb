import { randomUUID } from 'node:crypto';
import type { components } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { events, users } from '../../database/schema/index.js';
import { recordEvent } from '../../platform/events/events.js';

type Page = components['schemas']['NetworkEvents'];

const page = async (client: Client, networkId: string, query = '') =>
  (await client.get(`/network/events/${networkId}${query}`)).json<Page>();

test('O-53: owner and collaborator see events, newest first, but never answers', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  await owner.post(`${at('n3')}/2/save`, answer([61, 62, 63], { 'self-eval': -1, comment: 'canary comment' }));
  await colleague.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 0 }, value: [64, 65, 66], number: 1 }],
    parents: skyParents,
  });
  await colleague.post(`${at('n3')}/reset`);
  await owner.get(`/network/download/${networkId}`);
  const seen = await page(owner, networkId);
  expect(seen).toMatchObject({
    next: null,
    events: [
      { type: 'network_downloaded', username: owner.user.username },
      { type: 'node_reset', username: colleague.user.username, nodeId: 'n3' },
      { type: 'combinations_saved', username: colleague.user.username, nodeId: 'n3', metadata: { combinations: 1 } },
      { type: 'answer_saved', username: owner.user.username, nodeId: 'n3', iteration: 2 },
      { type: 'network_uploaded', username: owner.user.username, metadata: { nodes: 3 } },
    ],
  });
  expect(await page(colleague, networkId)).toEqual(seen);
  expect(JSON.stringify(seen)).not.toMatch(/canary|sliders|\[6[14],/);
});

test('a long list comes in pages that neither repeat nor skip events, even if new ones arrive', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  for (let time = 0; time < 12; time += 1) await owner.post(`${at('n3')}/${(time % 6) + 1}/save`, answer([1, 2, 3]));
  const whole = await page(owner, networkId);
  expect(whole.events).toHaveLength(13);
  const pages: Page[] = [await page(owner, networkId, '?limit=5')];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    await owner.post(`${at('n2')}/1/save`, answer([1, 2]));
    pages.push(await page(owner, networkId, `?limit=5&before=${encodeURIComponent(next)}`));
  }
  expect(pages.map(({ events }) => events.length)).toEqual([5, 5, 3]);
  expect(pages.flatMap(({ events }) => events)).toEqual(whole.events);
});

test('a limit or a page that there is not is refused in a sentence', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const { owner: other, networkId: elsewhere } = await assessed(server);
  const theirs = (await page(other, elsewhere)).events[0]?.id ?? '';
  for (const query of ['limit=0', 'limit=201', 'limit=1.5', 'limit=x'])
    expect((await owner.get(`/network/events/${networkId}?${query}`)).statusCode, query).toBe(400);
  for (const before of ['', 'x', randomUUID(), theirs, "' or 1=1 --", '%00', 'x'.repeat(101)])
    expect((await owner.get(`/network/events/${networkId}?before=${before}`)).statusCode, before).toBe(400);
});

test('B-080 B-081: a network of others has no events, like one that there is not', async () => {
  const server = await appForThisTest();
  const { networkId } = await assessed(server);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const stranger = await server.signedIn();
  const told = async (client: Client, id: string) => {
    const response = await client.get(`/network/events/${id}`);
    const { requestId: _, ...body } = response.json<Record<string, unknown>>();
    return [response.statusCode, body];
  };
  const unknown = await told(stranger, 'aaaaaaaaaaaa');
  expect(unknown[0]).toBe(404);
  expect(await told(stranger, networkId)).toEqual(unknown);
  expect(await told(invitee, networkId)).toEqual(unknown);
});

test('the events of a deleted account stay, without its name', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  await colleague.get(`/network/download/${networkId}`);
  await server.database.update(users).set({ purgedAt: server.clock.now() }).where(eq(users.id, colleague.user.id));
  expect((await page(owner, networkId)).events[0]).toMatchObject({ type: 'network_downloaded', username: null });
});

test('O-58: who declined is named to the owner and to themselves, and to no other collaborator', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const invitee = await addCollaborator(server, networkId, 'invitation');
  const address = invitee.user.username;
  expect((await invitee.post(`/network/decline-invitation/${networkId}`)).statusCode).toBe(200);
  const declined = (username: string | null) => ({ type: 'invitation_declined', username });
  expect((await page(owner, networkId)).events[0]).toMatchObject(declined(address));
  const seen = await page(colleague, networkId);
  expect(seen.events[0]).toMatchObject(declined(null));
  expect(JSON.stringify(seen)).not.toContain(address);

  // Invited again, they change their mind.
  await owner.post(`/network/invite-collaborator/${networkId}/${encodeURIComponent(address)}`);
  await invitee.post(`/network/accept-invitation/${networkId}`);
  const since = (await page(colleague, networkId)).events;
  expect(since[0]).toMatchObject({ type: 'invitation_accepted', username: address });
  expect(since.find(({ type }) => type === 'invitation_declined')).toMatchObject(declined(null));
  const own = (await page(invitee, networkId)).events;
  expect(own.find(({ type }) => type === 'invitation_declined')).toMatchObject(declined(address));
});

test('B-190: metadata is passed on as text, whatever it contains', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const metadata = { note: '</script><img src=x onerror=alert(1)> \u2028', count: 3 };
  const at = server.clock.now();
  await recordEvent(server.database, { type: 'network_downloaded', at, actor: undefined, networkId, metadata });
  const response = await owner.get(`/network/events/${networkId}?limit=1`);
  expect(response.headers['content-type']).toContain('application/json');
  expect(response.json<Page>().events).toMatchObject([{ username: null, metadata }]);
});

test('B-192: a person who downloads without end is noted so often a minute, and gets the file every time', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const noted = () => server.database.$count(events, eq(events.type, 'network_downloaded'));
  for (let time = 0; time < 65; time += 1)
    expect((await owner.get(`/network/download/${networkId}`)).statusCode).toBe(200);
  expect(await noted()).toBe(60);
  server.clock.advance(60_000);
  await owner.get(`/network/download/${networkId}`);
  expect(await noted()).toBe(61);
});
