import { createStore, get, keys, set } from 'idb-keyval';
import { expect, onTestFinished, test } from 'vitest';
import { outgoing } from '../../test/outboxDevice.js';
import { carryOver } from './carryOver.js';
import { textOf } from './key.js';

const user = 'ann@example.org';
const at = new Date('2026-11-20T14:02:00Z');
const names = async () => (await indexedDB.databases()).map(({ name }) => name);
const done = (request: IDBRequest) =>
  new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error!);
  });
const remove = (name: string) => done(indexedDB.deleteDatabase(name));
const { place, ...rest } = outgoing(2);
const subject = { form: 'answer', ...place };
const answer = textOf({ user, kept: 'answers', subject });
const target = () => {
  const name = `carried ${Math.random()}`;
  onTestFinished(() => void indexedDB.deleteDatabase(name));
  return createStore(name, 'entries');
};

/** A database as an earlier version made it. */
async function earlier(name: string, store: string, entries: readonly (readonly [IDBValidKey, unknown])[]) {
  await remove(name);
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  await done(opening);
  const database = opening.result;
  const write = async (key: IDBValidKey, entry: unknown) =>
    done(database.transaction(store, 'readwrite').objectStore(store).put(entry, key));
  for (const [key, entry] of entries) await write(key, entry);
  return { write, close: () => database.close() };
}
const unsent = (revision: string, time = at) => ({ value: { place, ...rest, revision }, at: time });
const key = `${user}\n${place.networkId} n3 2`;

test('R-2755: what earlier versions kept is there after the update, and their databases are gone', async () => {
  const draft = { value: { values: [62, null] }, at };
  const judged = { value: { networkId: 'N1', nodeId: 'n3', title: 'Metastasis', later: true }, at };
  for (const { close } of [
    await earlier('credence-outbox', 'answers', [
      [key, unsent('r1')],
      [5, 'strange'],
    ]),
    await earlier('credence', 'drafts', [[`${user}\n${`answer ${place.networkId} n3 2`}\ntab`, draft]]),
    await earlier('credence-judgements', 'nodes', [[`${user}\nN1 n3`, judged]]),
  ])
    close();
  const store = target();
  await carryOver(store);
  expect(await get(answer, store)).toEqual(unsent('r1'));
  expect(await get(textOf({ user, kept: 'drafts', subject: { ...subject, tab: 'tab' } }), store)).toEqual(draft);
  expect(await get(textOf({ user, kept: 'judgements', subject: { networkId: 'N1', nodeId: 'n3' } }), store)).toEqual(
    judged,
  );
  expect(await keys(store)).toHaveLength(3);
  const left = async () => (await names()).filter((name) => /^credence(-outbox|-judgements)?$/.test(name ?? ''));
  await expect.poll(left).toEqual([]);
});

test('R-2755: of two answers to one question the later stays', async () => {
  const store = target();
  await set(answer, unsent('now', new Date('2026-11-21T14:02:00Z')), store);
  (await earlier('credence-outbox', 'answers', [[key, unsent('before')]])).close();
  await carryOver(store);
  expect(await get(answer, store)).toMatchObject({ value: { revision: 'now' } });
  (await earlier('credence-outbox', 'answers', [[key, unsent('after', new Date('2026-11-22T14:02:00Z'))]])).close();
  await carryOver(store);
  expect(await get(answer, store)).toMatchObject({ value: { revision: 'after' } });
});

test('R-2755: an answer given in a tab that still has the earlier version is carried over by the next visit', async () => {
  const store = target();
  const tab = await earlier('credence-outbox', 'answers', [[key, unsent('r1')]]);
  onTestFinished(() => remove('credence-outbox'));
  await carryOver(store);
  expect(await get(answer, store)).toEqual(unsent('r1'));
  const later = `${user}\n${place.networkId} n3 3`;
  await tab.write(later, { ...unsent('r1'), value: { ...unsent('r1').value, place: { ...place, iteration: 3 } } });
  tab.close();
  await carryOver(store);
  expect(await get(textOf({ user, kept: 'answers', subject: { ...subject, iteration: 3 } }), store)).toBeDefined();
  await expect.poll(async () => (await names()).includes('credence-outbox')).toBe(false);
});
