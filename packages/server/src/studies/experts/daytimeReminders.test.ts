import type { Study } from '@credence/api-client';
import { expect, test, vi } from 'vitest';
import { studyLink } from '../../../test/studyLinks.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';
import { findAccount } from '../../accounts/users.js';
import { PostOffice } from '../../platform/mail/postOffice.js';

const hour = 3_600_000;
const emails = ['ann', 'ben', 'cleo', 'dan'].map((name) => `${name}@example.org`);

/** What is sent by now, by a mail server that dies the first time it is tried, if asked to. */
async function deliver({ database, clock, config }: TestApp, { dying = false } = {}) {
  const sent: { to: string; id: string }[] = [];
  let dies = dying;
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const office = new PostOffice({
    database,
    clock,
    secret: config.secret,
    log,
    transport: {
      send({ to }, id) {
        sent.push({ to, id });
        if (!dies) return Promise.resolve('sent');
        dies = false;
        return Promise.reject(new Error('The connection ended.'));
      },
      greet: () => Promise.resolve(),
      close: () => undefined,
    },
  });
  await office.deliverDue();
  return sent;
}

/** A study of four, of whom two take part, days later at 22:00 where the site is; and its owner, who reminds them all. */
async function remindedAtNight() {
  const server = await appForThisTest();
  const { path, ...asked } = await panel(server, emails, { taking: 2 });
  const link = await studyLink(server, 'dan@example.org');
  await deliver(server);
  server.clock.advance(4 * 24 * hour + 12 * hour);
  const owner = await server.signedIn(asked.owner.user);
  const study = async () => (await owner.get(path)).json<Study>();
  const { experts = [] } = await study();
  for (const { id } of experts) expect((await owner.post(`${path}/experts/${id}/remind`)).statusCode).toBe(200);
  const signedIn = async (address: string) => server.signedIn(await findAccount(server.database, address));
  return { server, path, link, owner, study, experts, signedIn };
}

test('R-2986: a reminder that is sent at night waits until the morning where the site is, and its owner sees that', async () => {
  const { server, study } = await remindedAtNight();
  const { experts } = await study();
  expect(experts!.map(({ reminders, remindedAt }) => [reminders, remindedAt])).toEqual(
    emails.map(() => [1, '2026-11-25T08:00:00.000Z']),
  );
  server.clock.advance(9 * hour);
  expect(await deliver(server)).toEqual([]);
  server.clock.advance(hour);
  expect((await deliver(server)).map(({ to }) => to).sort()).toEqual(emails);
});

test('R-2987: whoever finishes, withdraws, declines or is asked no longer by the morning is not reminded', async () => {
  const { server, path, link, owner, experts, signedIn } = await remindedAtNight();
  await (await signedIn('ann@example.org')).post(`${path}/finish`, { finished: true });
  await (await signedIn('ben@example.org')).post(`${path}/withdraw`, { keeps: true });
  await owner.post(`${path}/experts/${experts[2]!.id}/cancel`);
  await server.visitor().post('/study-invitation/decline', link);
  server.clock.advance(10 * hour);
  expect(await deliver(server)).toEqual([]);
});

test('R-2987: a round that is closed by the morning reminds nobody', async () => {
  const { server, path, owner } = await remindedAtNight();
  await owner.post(`${path}/close`, {});
  // That it is closed.
  expect((await deliver(server)).map(({ to }) => to).sort()).toEqual(emails.slice(0, 2));
  server.clock.advance(10 * hour);
  expect(await deliver(server)).toEqual([]);
});

test('R-2988: a reminder that is sent again after a crash has the same id, and no other mail has it', async () => {
  const { server } = await remindedAtNight();
  server.clock.advance(10 * hour);
  const [first, ...others] = await deliver(server, { dying: true });
  server.clock.advance(hour);
  expect(await deliver(server)).toEqual([first]);
  expect(new Set([first, ...others].map((mail) => mail?.id)).size).toBe(4);
});
