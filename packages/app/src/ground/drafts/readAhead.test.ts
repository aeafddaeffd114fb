import { expect, test } from 'vitest';
import { createDevice } from '../device/device.js';
import { memoryEntries } from '../device/browserEntries.js';
import { memoryStorage } from '../device/storages.js';
import { createDrafts } from './drafts.js';

const question = { form: 'answer', networkId: 'N1', nodeId: 'n3', iteration: 2 };

/** A device with a draft of the question, which can be made to answer nothing any more. */
async function device() {
  const entries = memoryEntries();
  let stuck = false;
  let username = 'ann@example.org';
  const kept = createDevice({
    entries: { ...entries, get: (key) => (stuck ? new Promise(() => undefined) : entries.get(key)) },
    storages: { device: memoryStorage(), tab: memoryStorage() },
    user: () => username,
    now: () => new Date('2026-11-21T14:02:00Z'),
  });
  const drafts = createDrafts(kept, { own: () => 'tab', open: () => Promise.resolve(new Set(['tab'])) });
  drafts.keep(question, 'typed');
  await drafts.read(question);
  return { drafts, stick: () => (stuck = true), become: (name: string) => (username = name) };
}

test('R-3173: a draft that was read ahead is there at once, even if the device is busy by then', async () => {
  const { drafts, stick } = await device();
  drafts.readAhead(question);
  await drafts.forms();
  stick();
  expect((await drafts.read(question))?.value).toBe('typed');
});

test('R-3173: it is taken once', async () => {
  const { drafts } = await device();
  drafts.readAhead(question);
  await drafts.read(question);
  drafts.keep(question, 'typed later');
  expect((await drafts.read(question))?.value).toBe('typed later');
});

test('R-3173: what is typed or dropped meanwhile counts', async () => {
  const { drafts } = await device();
  drafts.readAhead(question);
  drafts.keep(question, 'typed later');
  expect((await drafts.read(question))?.value).toBe('typed later');
  drafts.readAhead(question);
  await drafts.drop(question);
  expect(await drafts.read(question)).toBeUndefined();
});

test('R-3173: nobody else gets it, and after its end nobody at all', async () => {
  const { drafts, become } = await device();
  const end = drafts.readAhead(question);
  become('okafor@example.org');
  expect(await drafts.read(question)).toBeUndefined();
  become('ann@example.org');
  end();
  drafts.keep(question, 'typed later');
  expect((await drafts.read(question))?.value).toBe('typed later');
});
