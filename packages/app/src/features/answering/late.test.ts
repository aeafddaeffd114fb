import { expect, test } from 'vitest';
import { device, iterations, outgoing } from '../../test/outboxDevice.js';

const closed = { status: 409, code: 'round_not_open' };

/** Answers given without a connection to questions of a round that was closed meanwhile. */
async function offlineAtTheClose(...questions: number[]) {
  const made = device();
  const { server, outbox } = made;
  server.is('cut before');
  for (const iteration of questions) await outbox.send(outgoing(iteration));
  server.is('good');
  server.refuses(closed);
  return made;
}

test('R-3048: answers that waited when their round was closed are kept beside it, once, and leave the device', async () => {
  const { outbox, server, entries } = await offlineAtTheClose(2, 3);
  const told: number[] = [];
  outbox.onLate(({ place }) => told.push(place.iteration));
  await outbox.flush();
  await outbox.flush();
  await outbox.load();
  expect([server.late, server.order, told, await entries.keys()]).toEqual([[2, 3], [], [2, 3], []]);
  expect(outbox.state()).toEqual({
    waiting: [],
    refused: [],
    delivered: 0,
    late: [{ owner: 'Ada Lovelace', answers: 2 }],
  });
  outbox.notedLate();
  expect(outbox.state().late).toEqual([]);
});

test('R-3048: so is an answer that comes just after the close', async () => {
  const { outbox, server } = device();
  server.refuses(closed);
  expect(await outbox.send(outgoing(2))).toEqual({ state: 'late', owner: 'Ada Lovelace' });
  expect([outbox.state().waiting, server.late]).toEqual([[], [2]]);
});

test.each([
  [409, 'round_not_open'],
  [404, 'network_not_found'],
  [400, 'invalid_answer'],
])('R-3048: where it is not kept for good (%i %s), the answer stays on the device as before', async (status, code) => {
  const { outbox, server } = await offlineAtTheClose(2);
  server.refusesLate({ status, code });
  await outbox.flush();
  await outbox.flush();
  expect([server.late, outbox.state().waiting]).toEqual([[], []]);
  expect(outbox.state().refused).toMatchObject([{ place: { iteration: 2 }, refusal: closed }]);
});

test.each([
  ['the close was taken back meanwhile', { status: 409, code: 'round_open' }],
  ['the server is busy', { status: 503, code: 'unavailable' }],
  ['there are too many requests', { status: 429, code: 'too_many_requests' }],
  ['nobody is signed in any more', { status: 401, code: 'unauthenticated' }],
])('R-3048: it waits on where %s', async (_why, refusal) => {
  const { outbox, server } = await offlineAtTheClose(2);
  server.refusesLate(refusal);
  await outbox.flush();
  expect([iterations(outbox.state().waiting), outbox.state().late]).toEqual([[2], []]);
  server.refuses(undefined);
  await outbox.flush();
  expect([outbox.state().delivered, server.order, server.late]).toEqual([1, [2], []]);
});

test('R-3048: where the acknowledgement is lost it is sent again, and a late answer replaces itself', async () => {
  const { outbox, server } = await offlineAtTheClose(2);
  server.is('cut after');
  await outbox.flush();
  expect(iterations(outbox.state().waiting)).toEqual([2]);
  server.is('good');
  await outbox.flush();
  expect([server.late, outbox.state().waiting]).toEqual([[2, 2], []]);
});

test('R-3048: nobody else is told of it', async () => {
  const { outbox, become } = await offlineAtTheClose(2);
  await outbox.flush();
  become('bob@example.org');
  await outbox.load();
  expect(outbox.state().late).toEqual([]);
});
