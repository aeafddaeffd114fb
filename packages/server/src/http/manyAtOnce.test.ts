import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { appForThisTest } from '../../test/testApp.js';
import { addPeople, makeWorld } from '../../test/world.js';

const answer = { sliders: [70, 30], 'self-eval': 1, comment: '', timer: 5 };

test('B-193 two hundred connections that say nothing keep nobody else from being served', async () => {
  const { app } = await appForThisTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const idle = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => {
    for (const socket of idle) socket.destroy();
  });
  await Promise.all(idle.map((socket) => new Promise<void>((resolve) => socket.once('connect', () => resolve()))));
  expect((await fetch(`http://127.0.0.1:${port}/api/get-csrf-token/`)).status).toBe(200);
});

test('B-194 a hundred logins that wait for their turn hold up no save', async () => {
  let release = () => {};
  const turn = new Promise<void>((resolve) => {
    release = resolve;
  });
  const verify = () => turn.then(() => false);
  const app = await appForThisTest({ passwords: { verify, hash: () => Promise.resolve('') } });
  const people = await addPeople(app);
  const { networkId } = await makeWorld(app, people);
  const owner = await app.signedIn(people.owner);
  const logins = Array.from({ length: 100 }, (_, index) =>
    app.visitor().post('/user/login', { username: `person${index}@example.org`, password: 'a guess' }),
  );
  expect((await owner.post(`/network/${networkId}/n1/1/save`, answer)).statusCode).toBe(200);
  release();
  for (const { statusCode } of await Promise.all(logins)) expect([400, 429]).toContain(statusCode);
});

test('B-199 a client that knows neither revisions nor keys of repeated requests saves as it always did', async () => {
  const app = await appForThisTest();
  const people = await addPeople(app);
  const { networkId } = await makeWorld(app, people);
  const old = await app.signedIn(people.owner);
  for (const sliders of [
    [70, 30],
    [60, 40],
  ]) {
    const saved = await old.post(`/network/${networkId}/n1/1/save`, { ...answer, sliders });
    expect([saved.statusCode, saved.json().next_iteration]).toEqual([200, null]);
  }
  expect((await old.get(`/network/${networkId}/n1/1`)).json()).toMatchObject({ currentValues: [60, 40] });
});
