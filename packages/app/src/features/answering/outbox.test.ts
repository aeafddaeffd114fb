import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entries } from '../../ground/device/entries.js';
import { textOf } from '../../ground/device/key.js';
import { memoryEntries } from '../../ground/device/browserEntries.js';
import { answerForm } from './answerDraft.js';
import { device, iterations, outgoing, world } from '../../test/outboxDevice.js';

describe('an answer that is given', () => {
  test('is sent, and leaves nothing on the device', async () => {
    const { outbox, entries } = device();
    const sent = await outbox.send(outgoing(2));
    expect(sent).toEqual({ state: 'saved', saved: { next_iteration: 3, revision: 'r1-1' } });
    await outbox.load();
    expect([outbox.state().waiting, await entries.keys()]).toEqual([[], []]);
  });

  test('is on the device before anything is sent', async () => {
    const server = world();
    const sentBefore: number[] = [];
    const storage = memoryEntries();
    const { outbox } = device(server, {
      ...storage,
      set: async (key, entry) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        sentBefore.push(server.order.length);
        await storage.set(key, entry);
      },
    });
    await outbox.send(outgoing(2));
    expect([sentBefore, server.order]).toEqual([[0], [2]]);
  });

  test('is sent even if storing it takes long or never finishes', async () => {
    const { outbox } = device(world(), { ...memoryEntries(), set: () => new Promise(() => undefined) });
    expect(await outbox.send(outgoing(2))).toMatchObject({ state: 'saved' });
  });

  test('is not sent a second time while it waits to be stored', async () => {
    const { outbox, server } = device();
    await Promise.all([outbox.send(outgoing(2)), outbox.flush()]);
    expect(server.applied.get('key-2')).toBe(1);
  });

  test.each([
    ['a gateway answers', 502, false],
    ['a gateway answers', 504, false],
    ['the server is busy, with', 503, true],
    ['the disk of the server is full, with', 507, true],
  ])('waits while %s %i', async (_what, status, isUnable) => {
    const { outbox, server } = device();
    server.refuses({ status, code: 'unavailable' });
    expect(await outbox.send(outgoing(2))).toEqual({ state: 'waiting', isUnable });
    server.refuses(undefined);
    await outbox.flush();
    expect(server.order).toEqual([2]);
  });

  test('that is refused while on the screen is kept by the screen alone', async () => {
    const { outbox, server } = device();
    server.refuses({ status: 409, code: 'stale_revision' });
    expect(await outbox.send(outgoing(2))).toMatchObject({ state: 'refused', error: { status: 409 } });
    expect(outbox.state()).toEqual({ waiting: [], refused: [], delivered: 0, late: [] });
  });

  test('stays on the device if its network is gone, until it is saved after all', async () => {
    const { outbox, server, reopen } = device();
    server.refuses({ status: 404, code: 'network_not_found' });
    expect(await outbox.send(outgoing(2))).toMatchObject({ state: 'refused', error: { status: 404 } });
    await outbox.load();
    const later = reopen();
    await later.flush();
    expect(later.state()).toMatchObject({ waiting: [], refused: [{ answer: { sliders: [70, 25, 5] } }] });
    server.refuses(undefined);
    expect(await later.send(outgoing(2, { key: 'key-new' }))).toMatchObject({ state: 'saved' });
    expect(later.state()).toEqual({ waiting: [], refused: [], delivered: 0, late: [] });
  });

  test('R-2633: is sent by itself once its network is restored, and reported as long as it is gone', async () => {
    const { outbox, server } = device();
    server.refuses({ status: 404, code: 'network_not_found' });
    await outbox.send(outgoing(2));
    await outbox.flush();
    expect(outbox.state().refused).toMatchObject([{ refusal: { status: 404, told: true } }]);
    server.refuses({ status: 409, code: 'stale_revision' });
    await outbox.flush();
    expect(outbox.state().refused).toMatchObject([{ refusal: { status: 409 } }]);
  });

  test('R-2633: is saved as it was given once its network is restored', async () => {
    const { outbox, server } = device();
    server.refuses({ status: 404, code: 'network_not_found' });
    await outbox.send(outgoing(2));
    server.refuses(undefined);
    await outbox.flush();
    expect([outbox.state(), server.order]).toEqual([{ waiting: [], refused: [], delivered: 1, late: [] }, [2]]);
  });

  test.each(['csrf_failed', 'not_activated', 'account_deleted'])(
    'is not mistaken for one whose network is gone when refused for %s',
    async (code) => {
      const { outbox, server } = device();
      server.refuses({ status: 403, code });
      await outbox.send(outgoing(2));
      expect(outbox.state().refused).toEqual([]);
    },
  );
});

describe('answers that wait', () => {
  test('are sent in the order in which they were given, once each', async () => {
    const { outbox, server } = device();
    server.is('cut before');
    for (const iteration of [4, 2, 9]) await outbox.send(outgoing(iteration));
    expect(iterations(outbox.state().waiting)).toEqual([4, 2, 9]);
    server.is('good');
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(server.order).toEqual([4, 2, 9]);
    expect([...server.applied.values()]).toEqual([1, 1, 1]);
    expect(outbox.state().waiting).toEqual([]);
  });

  test('are still there after the browser was closed', async () => {
    const { outbox, server, reopen } = device();
    server.is('cut before');
    await outbox.send(outgoing(2));
    await outbox.load();
    server.is('good');
    await reopen().flush();
    expect(server.order).toEqual([2]);
  });

  test('from an earlier visit are loaded before a question is shown', async () => {
    const { outbox, server, reopen } = device();
    server.is('cut before');
    await outbox.send(outgoing(2));
    const later = reopen();
    expect(later.waitingAt(outgoing(2).place)).toBeUndefined();
    await later.ready();
    expect(later.waitingAt(outgoing(2).place)).toMatchObject({ key: 'key-2' });
  });

  test('are sent with the key of the first attempt, so that one whose acknowledgement was lost is not saved twice', async () => {
    const { outbox, server } = device();
    server.is('cut after');
    await outbox.send(outgoing(2));
    server.is('good');
    await outbox.flush();
    expect([server.order, server.applied.get('key-2')]).toEqual([[2], 2]);
  });

  test('keep waiting once nobody is signed in', async () => {
    const { outbox, server } = device();
    server.is('cut before');
    await outbox.send(outgoing(2));
    server.is('good');
    server.refuses({ status: 401, code: 'unauthenticated' });
    await outbox.flush();
    expect(iterations(outbox.state().waiting)).toEqual([2]);
  });

  test.each([
    [409, 'stale_revision'],
    [404, 'not_found'],
    [400, 'invalid'],
  ])('and are refused with %i are shown as refused, and hold up no other', async (status, code) => {
    const { outbox, server } = device();
    server.is('cut before');
    await outbox.send(outgoing(2));
    server.is('good');
    server.refuses({ status, code });
    await outbox.flush();
    expect(outbox.state().refused).toMatchObject([{ place: { iteration: 2 }, refusal: { status, code } }]);
    server.refuses({ status, code }, 2);
    await outbox.send(outgoing(3));
    await outbox.flush();
    expect(server.order).toEqual([3]);
    outbox.withdraw(outgoing(2).place);
    expect(outbox.state().refused).toEqual([]);
  });

  test('are never another user’s (I5)', async () => {
    const { outbox, server, become } = device();
    server.is('cut before');
    await outbox.send(outgoing(2));
    become('bob@example.org');
    await outbox.load();
    server.is('good');
    await outbox.flush();
    expect([outbox.state().waiting, server.order]).toEqual([[], []]);
    become('ANN@example.org ');
    await outbox.flush();
    expect(server.order).toEqual([2]);
  });

  test('are deleted when their user logs out on purpose', async () => {
    const { outbox, server, forget, entries } = device();
    server.is('cut before');
    await outbox.send(outgoing(2));
    await forget('ann@example.org');
    expect([outbox.state().waiting, await entries.keys()]).toEqual([[], []]);
  });

  test('once deleted, are not brought back by a list being read meanwhile', async () => {
    const { outbox, server, forget } = device();
    server.is('cut before');
    await outbox.send(outgoing(2));
    await Promise.all([outbox.load(), forget('ann@example.org')]);
    expect(outbox.state().waiting).toEqual([]);
  });
});

test('a newer answer replaces the one waiting for the same question', async () => {
  const { outbox, server } = device();
  server.is('cut before');
  await outbox.send(outgoing(2));
  await outbox.send(outgoing(2, { key: 'key-again' }));
  server.is('good');
  await outbox.flush();
  expect([...server.applied.keys()]).toEqual(['key-again']);
});

test('listeners hear of every answer that is saved, on whichever attempt', async () => {
  const { outbox, server } = device();
  const heard: number[] = [];
  const stop = outbox.onSaved(({ place }) => heard.push(place.iteration));
  await outbox.send(outgoing(1));
  server.is('cut before');
  await outbox.send(outgoing(2));
  server.is('good');
  await outbox.flush();
  stop();
  await outbox.send(outgoing(3));
  expect(heard).toEqual([1, 2]);
});

test('an answer that meets a passing failure keeps waiting, and holds up no other', async () => {
  for (const status of [408, 429, 500]) {
    const { outbox, server } = device();
    server.is('cut before');
    await outbox.send(outgoing(2));
    await outbox.send(outgoing(3));
    server.is('good');
    server.refuses({ status, code: 'internal' }, 2);
    await outbox.flush();
    expect([iterations(outbox.state().waiting), server.order]).toEqual([[2], [3]]);
    server.refuses(undefined);
    await outbox.flush();
    expect(server.order).toEqual([3, 2]);
  }
});

test('an answer refused after its page was left is shown as refused; after a sign-out or a passing failure it waits', async () => {
  const { outbox, server } = device();
  server.refuses({ status: 409, code: 'stale_revision' });
  await outbox.send(outgoing(2), () => true);
  expect(outbox.state()).toEqual({ waiting: [], refused: [], delivered: 0, late: [] });
  await outbox.send(outgoing(2), () => false);
  expect(outbox.refusedAt(outgoing(2).place)).toMatchObject({ refusal: { status: 409 } });
  server.refuses({ status: 401, code: 'unauthenticated' });
  await outbox.send(outgoing(3), () => false);
  server.refuses({ status: 500, code: 'internal' });
  await outbox.send(outgoing(4), () => false);
  expect(iterations(outbox.state().waiting)).toEqual([3, 4]);
});

test.each([
  ['no entry', null],
  ['a text', 'answer'],
  ['a place that is none', { value: { ...outgoing(2), place: { networkId: 1 } }, at: new Date() }],
  ['an iteration of zero', { value: outgoing(0), at: new Date() }],
  [
    'values beyond the scale',
    { value: { ...outgoing(2), answer: { ...outgoing(2).answer, sliders: [100] } }, at: new Date() },
  ],
  ['no key', { value: { ...outgoing(2), key: '' }, at: new Date() }],
  ['a key that no request could carry', { value: { ...outgoing(2), key: 'Schlüssel' }, at: new Date() }],
  ['a revision of two lines', { value: { ...outgoing(2), revision: 'r1\nr2' }, at: new Date() }],
  ['the answer to another question', { value: outgoing(3), at: new Date() }],
  ['no time', { value: outgoing(2), at: 'now' }],
  ['a time that is none', { value: outgoing(2), at: new Date(Number.NaN) }],
])('what somebody left in place of an answer is neither shown nor sent: %s', async (_what, entry) => {
  const { outbox, entries, server } = device();
  const subject = answerForm(outgoing(2).place);
  await entries.set(textOf({ user: 'ann@example.org', kept: 'answers', subject }), entry as never);
  await outbox.flush();
  expect([outbox.state(), server.order]).toEqual([{ waiting: [], refused: [], delivered: 0, late: [] }, []]);
});

test('a storage that refuses everything loses no answer while the page is open', async () => {
  const refuse = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  const { outbox, server } = device(world(), { get: refuse, set: refuse, delete: refuse, keys: refuse });
  server.is('cut before');
  await outbox.send(outgoing(2));
  server.is('good');
  await outbox.flush();
  expect(server.order).toEqual([2]);
});

test('a device without room keeps an answer as long as the page is open', async () => {
  const storage = memoryEntries();
  const full: Entries = { ...storage, set: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) };
  const { outbox, server, become } = device(world(), full);
  server.is('cut before');
  await outbox.send(outgoing(2));
  await outbox.load();
  expect(iterations(outbox.state().waiting)).toEqual([2]);
  become('bob@example.org');
  await outbox.load();
  expect(outbox.state().waiting).toEqual([]);
  server.is('good');
  await outbox.flush();
  expect(server.order).toEqual([]);
});

test('whatever fails in between, every answer arrives in the end, and none is applied twice', async () => {
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.constant('answer' as const) },
    { weight: 2, arbitrary: fc.constantFrom('good' as const, 'cut before' as const, 'cut after' as const) },
    { weight: 2, arbitrary: fc.constantFrom('flush' as const, 'restart' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      const { server, outbox: first, reopen } = device();
      let outbox = first;
      let given = 0;
      for (const happens of events) {
        if (happens === 'answer') await outbox.send(outgoing(++given));
        else if (happens === 'flush') await outbox.flush();
        else if (happens === 'restart') {
          await outbox.load();
          outbox = reopen();
        } else server.is(happens);
      }
      server.is('good');
      await outbox.flush();
      expect(server.order.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: given }, (_, index) => index + 1),
      );
      expect(outbox.state().waiting).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
