import type { Study } from '@credence/api-client';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../test/assess.js';
import { mailbox } from '../../test/mailbox.js';
import { studyLink } from '../../test/studyLinks.js';
import { panel } from '../../test/takePart.js';
import { appForThisTest } from '../../test/testApp.js';
import { findAccount, updateUser } from '../accounts/users.js';
import { studyReminders } from '../database/schema/index.js';

const hour = 3_600_000;
const said = (response: { statusCode: number; json: () => { code?: string; params?: object } }) => {
  const { code, params } = response.json();
  return [response.statusCode, code, ...(params ? [params] : [])];
};

test('R-2877: the owner sees of each expert how far they have come, and nothing that they said', async () => {
  const server = await appForThisTest();
  const emails = ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay'].map((name) => `${name}@example.org`);
  const { owner, path, at, experts } = await panel(server, emails, { taking: 3 });
  const [ann, ben] = experts;
  await updateUser(server.database, (await findAccount(server.database, 'ben@example.org'))!.id, { firstname: 'Ben' });
  await ann!.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  await ben!.post(`${at('n3')}/1/save`, answer([60, 30, 10]));
  const finished = await ben!.post(`${path}/finish`, { finished: true });
  const own = { code: 2, answered: 1, questions: 8 };
  expect(finished.json<Study>().own).toEqual({ ...own, finishedAt: server.clock.now().toISOString() });
  await server.visitor().post('/study-invitation/decline', await studyLink(server, 'dan@example.org'));
  const ids = (await owner.get(path)).json<Study>().experts!.map(({ id }) => id);
  expect((await owner.post(`${path}/experts/${ids[4]}/cancel`)).json()).toEqual({ success: true });
  const line = { questions: 8, reminders: 0, id: expect.any(String) };
  const of = (name: string) => ({ person: `${name}@example.org`, address: `${name}@example.org` });
  const consent = { publishes: true, named: false, interests: '' };
  // No mail goes out in this test.
  const mailed = { mailWaits: true };
  const study = (await owner.get(path)).json<Study>();
  expect(study.experts).toEqual([
    { ...line, ...mailed, ...of('ann'), code: 1, standing: 'started', progress: 'started', consented: 1, consent },
    { ...line, ...of('ben'), code: 2, person: 'Ben', standing: 'finished', progress: 'started', consented: 1, consent },
    {
      ...line,
      ...mailed,
      ...of('cleo'),
      code: 3,
      standing: 'accepted',
      progress: 'not_started',
      consented: 1,
      consent,
    },
    { ...line, ...of('dan'), code: 4, standing: 'declined', progress: 'not_started', answered: 0 },
    { ...line, ...of('eve'), code: 5, standing: 'cancelled', progress: 'not_started', answered: 0 },
    { ...line, ...mailed, ...of('fay'), code: 6, standing: 'not_opened', progress: 'not_started' },
  ]);
  expect(study).not.toHaveProperty('own');
  expect(study).not.toHaveProperty('medianMinutes');
  const seen = (await ben!.get(path)).json<Study>();
  expect(seen.own).toMatchObject(own);
  expect(seen).not.toHaveProperty('experts');
});

test('R-2877: minutes are the median of the panel, once three people have started', async () => {
  const server = await appForThisTest();
  const { owner, path, at, experts } = await panel(server, ['ann@example.org', 'ben@example.org', 'cleo@example.org']);
  for (const [index, seconds] of [60, 300, 600].entries()) {
    expect((await owner.get(path)).json()).not.toHaveProperty('medianMinutes');
    await experts[index]!.post(`${at('n3')}/1/save`, answer([60, 30, 10], { timer: seconds }));
  }
  expect((await owner.get(path)).json<Study>().medianMinutes).toBe(5);
});

test('R-3760: while the round is open, asking again and again tells the median of three experts in steps of five minutes', async () => {
  const server = await appForThisTest();
  const { owner, path, at, experts } = await panel(server, ['ann@example.org', 'ben@example.org', 'cleo@example.org']);
  const seen = async () => (await owner.get(path)).json<Study>().medianMinutes;
  const told: unknown[] = [];
  for (const iteration of [1, 2, 3, 4])
    for (const expert of experts) {
      const timed = answer([60, 30, 10], { timer: 100 });
      expect((await expert.post(`${at('n3')}/${iteration}/save`, timed)).statusCode).toBe(200);
      told.push(await seen());
    }
  expect(told).toEqual([undefined, undefined, ...Array.from({ length: 8 }, () => 5), 10, 10]);
  await owner.post(`${path}/close`, {});
  expect(await seen()).toBe(7);
});

test('R-2878: an expert finishes with what is there, and goes on after all, until the close', async () => {
  const server = await appForThisTest();
  const { owner, path, networkId, at, experts } = await panel(server, ['ann@example.org']);
  const ann = experts[0]!;
  for (let time = 0; time < 2; time += 1)
    expect((await ann.post(`${path}/finish`, { finished: true })).json().own).toHaveProperty('finishedAt');
  expect((await ann.post(`${at('n3')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
  expect((await ann.post(`${path}/finish`, { finished: false })).json().own).not.toHaveProperty('finishedAt');
  const collaborator = await addCollaborator(server, networkId);
  for (const other of [owner, collaborator])
    expect(said(await other.post(`${path}/finish`, { finished: true }))).toEqual([403, 'experts_only']);
  await owner.post(`${path}/close`, {});
  expect(said(await ann.post(`${path}/finish`, { finished: true }))).toEqual([409, 'round_not_open']);
});

test('R-2879: a person is reminded three times at most, 72 hours apart, by the same link', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org', 'ben@example.org'], { taking: 1 });
  const [ann, ben] = (await owner.get(path)).json<Study>().experts!;
  // Sessions end meanwhile.
  const remind = async (id = ben!.id) => (await server.signedIn(owner.user)).post(`${path}/experts/${id}/remind`);
  const first = await studyLink(server, 'ben@example.org');
  expect(said(await remind())).toEqual([409, 'no_reminder', { reason: 'too-soon', hours: 72 }]);
  for (let ordinal = 1; ordinal <= 3; ordinal += 1) {
    server.clock.advance(72 * hour);
    const both = await Promise.all([remind(), remind()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await studyLink(server, 'ben@example.org')).toEqual(first);
  }
  server.clock.advance(72 * hour);
  const [mail] = (await mailbox(server)).slice(-1);
  expect(mail).toMatchObject({ to: 'ben@example.org', subject: expect.stringContaining('still hopes') });
  expect(said(await remind())).toEqual([409, 'no_reminder', { reason: 'all-sent', limit: 3 }]);
  expect(await server.database.$count(studyReminders)).toBe(3);
  const again = await server.signedIn(owner.user);
  const { experts: seen } = (await again.get(path)).json<Study>();
  expect(seen![1]).toMatchObject({ reminders: 3, remindedAt: expect.any(String) });
  const expert = await server.signedIn(await findAccount(server.database, 'ann@example.org'));
  await expert.post(`${path}/finish`, { finished: true });
  expect(said(await remind(ann!.id))).toEqual([409, 'no_reminder', { reason: 'not-expected' }]);
  expect(said(await remind('nobody'))).toEqual([404, 'expert_not_found']);
  await expert.post(`${path}/finish`, { finished: false });
  expect((await remind(ann!.id)).statusCode).toBe(200);
  await again.post(`${path}/close`, {});
  expect(said(await remind(ann!.id))).toEqual([409, 'round_not_open']);
});

test('R-2879: whoever declined, or withdrew, is not reminded', async () => {
  const server = await appForThisTest();
  const { owner, path, experts } = await panel(server, ['ann@example.org', 'ben@example.org'], { taking: 1 });
  await experts[0]!.post(`${path}/withdraw`, { keeps: true });
  await server.visitor().post('/study-invitation/decline', await studyLink(server, 'ben@example.org'));
  server.clock.advance(72 * hour);
  const mails = (await mailbox(server)).length;
  const again = await server.signedIn(owner.user);
  for (const { id } of (await again.get(path)).json<Study>().experts!)
    expect(said(await again.post(`${path}/experts/${id}/remind`))).toEqual([
      409,
      'no_reminder',
      { reason: 'not-expected' },
    ]);
  expect(await mailbox(server)).toHaveLength(mails);
});

test('R-2880: an invitation is taken back before it is accepted, and its address can be asked again', async () => {
  const server = await appForThisTest();
  const { owner, path } = await panel(server, ['ann@example.org', 'ben@example.org'], { taking: 1 });
  const [ann, ben] = (await owner.get(path)).json<Study>().experts!;
  const cancel = (id: string) => owner.post(`${path}/experts/${id}/cancel`);
  const link = await studyLink(server, 'ben@example.org');
  expect(said(await cancel(ann!.id))).toEqual([409, 'has_accepted']);
  expect((await cancel(ben!.id)).json()).toEqual({ success: true });
  expect(said(await cancel(ben!.id))).toEqual([404, 'expert_not_found']);
  expect((await server.visitor().post('/study-invitation', link)).json()).toMatchObject({ state: 'cancelled' });
  await owner.post(`${path}/experts`, { emails: ['ben@example.org'] });
  expect((await owner.get(path)).json<Study>().experts!.map(({ code, standing }) => [code, standing])).toEqual([
    [1, 'accepted'],
    [2, 'cancelled'],
    [3, 'not_opened'],
  ]);
  expect((await server.visitor().post('/study-invitation', link)).json()).toMatchObject({ state: 'cancelled' });
});

test('R-3751: while the round is open, asking again and again tells of nobody more than four steps; the count comes with the close', async () => {
  const server = await appForThisTest();
  const { owner, path, at, experts } = await panel(server, ['ann@example.org'], { taking: 1 });
  const told = async () => JSON.stringify((await owner.get(path)).json<Study>().experts);
  const seen = [await told()];
  const places = [
    ...[1, 2, 3, 4, 5, 6].map((iteration) => ['n3', iteration] as const),
    ['n1', 1] as const,
    ['n2', 1] as const,
  ];
  for (const [node, iteration] of places) {
    const numbers = node === 'n2' ? [60, 40] : [60, 30, 10];
    expect((await experts[0]!.post(`${at(node)}/${iteration}/save`, answer(numbers))).statusCode).toBe(200);
    seen.push(await told());
  }
  expect(new Set(seen).size).toBe(4);
  expect(seen.join()).not.toContain('"answered"');
  await owner.post(`${path}/close`, {});
  expect((await owner.get(path)).json<Study>().experts).toMatchObject([{ progress: 'finished', answered: 8 }]);
});
