import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { appForThisTest } from '../../test/testApp.js';
import type { Operation } from './operation.js';

test('told to stop, the server says so, finishes the request that runs, and takes no other', async () => {
  let begun = () => {};
  let finish = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const checkSession: Operation<'checkSession'> = async () => {
    begun();
    await finished;
    return { status: 'expired' };
  };
  const readiness = { stopping: false };
  const { app } = await appForThisTest({ readiness, operations: { checkSession } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  const slow = fetch(`${address}/api/check-session`);
  await running;
  readiness.stopping = true;
  const ready = await fetch(`${address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  const closed = app.close();
  finish();
  const answer = await slow;
  expect([answer.status, answer.headers.get('connection'), await answer.json()]).toEqual([
    200,
    'close',
    { status: 'expired' },
  ]);
  await closed;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
