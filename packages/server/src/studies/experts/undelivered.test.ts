import type { Study } from '@credence/api-client';
import { expect, test, vi } from 'vitest';
import { mailServer } from '../../../test/mailServer.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { PostOffice } from '../../platform/mail/postOffice.js';
import { smtpTransport } from '../../platform/mail/transport.js';

const from = 'Credence <credence@credence.test>';

/** Sends what waits by this mail server, once. */
async function deliver({ database, clock, config }: TestApp, address: string): Promise<void> {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const transport = smtpTransport(address, from, 2000);
  const office = new PostOffice({ database, clock, secret: config.secret, transport, log });
  await office.deliverDue();
  await office.stop();
}

test('R-3074: the owner is told whose mail the mail server refuses, until one gets through', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org'], { taking: 0 });
  const study = async () => (await (await server.signedIn(owner.user)).get(path)).json<Study>();
  expect((await study()).experts![0]).not.toHaveProperty('undelivered');
  await deliver(server, (await mailServer({ refusing: 'No such person here' })).address);
  const told = await study();
  expect(told.experts![0]).toMatchObject({ standing: 'not_opened', undelivered: true });
  expect(JSON.stringify(told)).not.toContain('No such person');
  server.clock.advance(60_000);
  const { address, received } = await mailServer();
  await deliver(server, address);
  expect(received).toHaveLength(1);
  expect((await study()).experts![0]).not.toHaveProperty('undelivered');
});

test('R-3074: a mail server that is down says nothing of the address, a mail that is given up does', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org'], { taking: 0 });
  const expert = async () => (await (await server.signedIn(owner.user)).get(path)).json<Study>().experts![0];
  await deliver(server, 'smtp://127.0.0.1:1');
  expect(await expert()).not.toHaveProperty('undelivered');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    server.clock.advance(720 * 60_000);
    await deliver(server, 'smtp://127.0.0.1:1');
  }
  expect(await expert()).toMatchObject({ undelivered: true });
});

test('R-3471: the owner is told whose mail waits for the mail server, also of the first while it is away', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org'], { taking: 0 });
  const expert = async () => (await (await server.signedIn(owner.user)).get(path)).json<Study>().experts![0];
  expect(await expert()).toMatchObject({ mailWaits: true });
  await deliver(server, 'smtp://127.0.0.1:1');
  expect(await expert()).toMatchObject({ mailWaits: true });
  server.clock.advance(60_000);
  await deliver(server, (await mailServer()).address);
  expect(await expert()).not.toHaveProperty('mailWaits');
});

test('R-3471: a reminder that goes out in the morning does not wait for the mail server', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org'], { taking: 0 });
  await deliver(server, (await mailServer()).address);
  const expert = async () => (await (await server.signedIn(owner.user)).get(path)).json<Study>().experts![0]!;
  const midnight = new Date(server.clock.now().getTime() + 73 * 3_600_000);
  midnight.setUTCHours(24, 0, 0, 0);
  server.clock.advance(midnight.getTime() - server.clock.now().getTime());
  expect(
    (await (await server.signedIn(owner.user)).post(`${path}/experts/${(await expert()).id}/remind`)).statusCode,
  ).toBe(200);
  expect(await expert()).toMatchObject({ reminders: 1 });
  expect(await expert()).not.toHaveProperty('mailWaits');
  server.clock.advance(12 * 3_600_000);
  expect(await expert()).toMatchObject({ mailWaits: true });
});

test('R-3074: it is the last mail that counts', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org'], { taking: 0 });
  await deliver(server, (await mailServer()).address);
  server.clock.advance(73 * 3_600_000);
  const again = await server.signedIn(owner.user);
  const [asked] = (await again.get(path)).json<Study>().experts!;
  expect((await again.post(`${path}/experts/${asked!.id}/remind`)).statusCode).toBe(200);
  server.clock.advance(12 * 3_600_000);
  await deliver(server, (await mailServer({ refusing: 'Moved away' })).address);
  const later = await server.signedIn(owner.user);
  expect((await later.get(path)).json<Study>().experts![0]).toMatchObject({ reminders: 1, undelivered: true });
});
