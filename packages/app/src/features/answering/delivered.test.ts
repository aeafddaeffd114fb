import { expect, test } from 'vitest';
import { device, outgoing } from '../../test/outboxDevice.js';

test('R-1701: answers that met the end of the session on the screen wait for their own user to sign in', async () => {
  const { outbox, server, become } = device();
  server.refuses({ status: 401, code: 'unauthenticated' });
  await outbox.send(outgoing(2), () => true);
  server.refuses(undefined);
  become('bob@example.org');
  await outbox.flush();
  expect([outbox.state().waiting, server.order]).toEqual([[], []]);
  become('ann@example.org');
  await outbox.flush();
  expect([outbox.state(), server.order]).toEqual([{ waiting: [], refused: [], delivered: 1, late: [] }, [2]]);
});

test('R-1703: waiting answers are no longer sent once another user has signed in, not even the rest of a run', async () => {
  const { outbox, server, become } = device();
  server.is('cut before');
  for (const iteration of [2, 3]) await outbox.send(outgoing(iteration));
  server.is('good');
  outbox.onSaved(() => become('bob@example.org'));
  await outbox.flush();
  expect(server.order).toEqual([2]);
});

test('R-1702: answers that waited are counted once saved, until an answer goes through at once or the count is noted', async () => {
  const { outbox, server } = device();
  const deliver = async () => {
    server.is('cut before');
    for (const iteration of [2, 3]) await outbox.send(outgoing(iteration));
    server.is('good');
    await outbox.flush();
  };
  await deliver();
  expect(outbox.state().delivered).toBe(2);
  await outbox.send(outgoing(4));
  expect(outbox.state().delivered).toBe(0);
  await deliver();
  outbox.noted();
  expect(outbox.state().delivered).toBe(0);
});

test('R-1703: answers that waited are no longer counted for the next user', async () => {
  const { outbox, server, become } = device();
  server.is('cut before');
  await outbox.send(outgoing(2));
  server.is('good');
  await outbox.flush();
  become('bob@example.org');
  await outbox.load();
  expect(outbox.state().delivered).toBe(0);
});

test('answers that were withdrawn are not brought back by a list being read meanwhile', async () => {
  const { outbox, server } = device();
  server.is('cut before');
  await outbox.send(outgoing(2));
  const loading = outbox.load();
  outbox.withdraw(outgoing(2).place);
  await loading;
  await outbox.load();
  expect(outbox.state().waiting).toEqual([]);
});
