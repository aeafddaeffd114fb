import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { openStudy } from '../../../test/experts.js';
import { mailbox } from '../../../test/mailbox.js';
import { studyLink } from '../../../test/studyLinks.js';
import { appForThisTest } from '../../../test/testApp.js';
import { studyExperts } from '../../database/schema/index.js';

const asking =
  (owner: Client, networkId: string) =>
  (emails: string[], more: object = {}) =>
    owner.post(`/network/study/${networkId}/experts`, { emails, ...more });
const outcomes = (response: Awaited<ReturnType<Client['post']>>) =>
  response.json<{ results: { outcome: string }[] }>().results.map(({ outcome }) => outcome);

test('R-2871: a panel is asked at once, each with an outcome of its own and codes in the order of the request', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server);
  const member = await addCollaborator(server, networkId);
  const ask = asking(owner, networkId);
  const emails = ['zoe@example.org', 'no address', owner.user.username, ' Ann@Example.org ', 'ANN@example.org'];
  expect(outcomes(await ask([...emails, member.user.username]))).toEqual([
    'invited',
    'not_an_address',
    'own_address',
    'invited',
    'invited',
    'already_asked',
  ]);
  expect(outcomes(await ask(['ann@example.org', 'ben@example.org']))).toEqual(['already_asked', 'invited']);
  const rows = await server.database.select().from(studyExperts).orderBy(studyExperts.code);
  expect(rows.map(({ code, addressKey }) => [code, addressKey])).toEqual([
    [1, 'zoe@example.org'],
    [2, 'ann@example.org'],
    [3, 'ben@example.org'],
  ]);
  expect(new Set(rows.map(({ orderSeed }) => orderSeed)).size).toBe(3);
  const { secret } = await studyLink(server, 'ben@example.org');
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('R-2871: the mail says who asks for what, how much it is and by when, in the person’s language', async () => {
  const server = await appForThisTest();
  await server.addUser({ username: 'jonas@example.org', locale: 'de' });
  const { owner, networkId } = await openStudy(server, { purpose: 'Staging before treatment.' });
  await asking(owner, networkId)(['jonas@example.org', 'ann@example.org'], { locale: 'en', message: 'You know best.' });
  const [german, english] = await mailbox(server);
  expect(german).toMatchObject({ to: 'jonas@example.org', subject: expect.stringContaining('bittet um Ihr Urteil') });
  expect(english?.text).toContain(owner.user.username);
  expect(english?.text).toContain('What it is for, in their words: “Staging before treatment.”');
  expect(english?.text).toContain('They write to you: “You know best.”');
  expect(english?.text).toMatch(/There are 8 questions, about \d+ min in all, to be answered by \d+ December 2099 at/);
});

test('R-2871: a list of questions is all that the mail counts', async () => {
  const server = await appForThisTest();
  const questions = [{ nodeId: 'n3', iteration: 5 }];
  const { owner, networkId } = await openStudy(server, { questions, combinations: false });
  await asking(owner, networkId)(['ann@example.org']);
  expect((await mailbox(server))[0]?.text).toContain('There is one question, about');
});

test('R-2872: an address with and one without an account are answered alike', async () => {
  const server = await appForThisTest();
  await server.addUser({ username: 'known@example.org' });
  const { owner, networkId } = await openStudy(server);
  expect(outcomes(await asking(owner, networkId)(['known@example.org', 'fresh@example.org']))).toEqual([
    'invited',
    'invited',
  ]);
  const [known, fresh] = await mailbox(server);
  const plain = (text = '') => text.replaceAll(/expert=\S+/g, '').replaceAll(/(?:known|fresh)@/g, '');
  expect(plain(known?.text)).toBe(plain(fresh?.text));
});

test('R-2871: nobody is asked before the round is open, nor a hundred and first expert', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server);
  const ask = asking(owner, networkId);
  const hundred = Array.from({ length: 100 }, (_, index) => `expert${index}@example.org`);
  expect(new Set(outcomes(await ask(hundred)))).toEqual(new Set(['invited']));
  const response = await ask(['one.more@example.org']);
  expect([response.statusCode, response.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'too_many_experts', params: { limit: 100 } }),
  ]);
  expect(await mailbox(server)).toHaveLength(100);
  await owner.post(`/network/study/${networkId}/close`, {});
  const late = await ask(['one.more@example.org']);
  expect([late.statusCode, late.json().code]).toEqual([409, 'round_not_open']);
  expect((await ask(hundred)).statusCode).toBe(429);
});

test('R-2871: an address that got several invitations lately is asked later, and two owners who ask the same panel get through', async () => {
  const server = await appForThisTest();
  const panel = ['ann@example.org', 'ben@example.org', 'cleo@example.org'];
  const studies = await Promise.all([openStudy(server), openStudy(server)]);
  const both = await Promise.all(
    studies.map(({ owner, networkId }, index) => asking(owner, networkId)(index ? panel.toReversed() : panel)),
  );
  for (const response of both) expect(outcomes(response)).toEqual(['invited', 'invited', 'invited']);
  for (let more = 0; more < 3; more += 1) {
    const { owner, networkId } = await openStudy(server);
    expect(outcomes(await asking(owner, networkId)(['ann@example.org']))).toEqual(['invited']);
  }
  const { owner, networkId } = await openStudy(server);
  expect(outcomes(await asking(owner, networkId)(['ann@example.org', 'ben@example.org']))).toEqual([
    'later',
    'invited',
  ]);
  const ofStudy = eq(studyExperts.networkId, networkId);
  expect(await server.database.$count(studyExperts, ofStudy)).toBe(1);
});
