import type { Study, StudyExpert } from '@credence/api-client';
import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { mailbox } from '../../../test/mailbox.js';
import { studyLink } from '../../../test/studyLinks.js';
import { type Panel, panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';

const [ann, ben, cleo] = ['ann@example.org', 'ben@example.org', 'cleo@example.org'] as const;
const panelOf = async (owner: Client, path: string) => (await owner.get(path)).json<Study>().experts!;
const standings = async (owner: Client, path: string) =>
  (await panelOf(owner, path)).map(({ code, standing, replacedBy }: StudyExpert) => [code, standing, replacedBy]);
const ask = ({ owner, path }: Panel, emails: string[], replaces: string) =>
  owner.post(`${path}/experts`, { emails, replaces });
const outcome = (response: Awaited<ReturnType<typeof ask>>) =>
  response.json<{ results: { outcome: string }[] }>().results[0]?.outcome;

test('R-3072: who is asked in the place of somebody who has not accepted ends that invitation, in one step', async () => {
  const server = await appForThisTest();
  const study = await panel(server, [ann, ben], { taking: 1 });
  const { owner, path } = study;
  const link = await studyLink(server, ben);
  const waiting = (await panelOf(owner, path))[1]!;
  expect(outcome(await ask(study, [cleo], waiting.id))).toBe('invited');
  expect(await standings(owner, path)).toEqual([
    [1, 'accepted', undefined],
    [2, 'cancelled', 3],
    [3, 'not_opened', undefined],
  ]);
  expect((await server.visitor().post('/study-invitation', link)).json()).toMatchObject({ state: 'cancelled' });
  expect((await mailbox(server)).at(-1)?.to).toBe(cleo);
});

test('R-3072: whoever has accepted keeps their part, and what they answered', async () => {
  const server = await appForThisTest();
  const study = await panel(server, [ann]);
  const { owner, path, at, experts } = study;
  const [accepted] = await panelOf(owner, path);
  expect(outcome(await ask(study, [ben], accepted!.id))).toBe('invited');
  expect((await experts[0]!.post(`${at('n3')}/1/save`, answer([60, 30, 10]))).statusCode).toBe(200);
  expect(await standings(owner, path)).toEqual([
    [1, 'started', 2],
    [2, 'not_opened', undefined],
  ]);
});

test('R-3072: whoever declined, withdrew or was cancelled is replaced, and by somebody else again', async () => {
  const server = await appForThisTest();
  const study = await panel(server, [ann, ben, cleo], { taking: 1 });
  const { owner, path, experts } = study;
  await experts[0]!.post(`${path}/withdraw`, { keeps: true });
  await server.visitor().post('/study-invitation/decline', await studyLink(server, ben));
  const asked = await panelOf(owner, path);
  await owner.post(`${path}/experts/${asked[2]!.id}/cancel`);
  for (const [index, { id }] of asked.entries())
    expect(outcome(await ask(study, [`new${index}@example.org`], id))).toBe('invited');
  expect(outcome(await ask(study, ['newer@example.org'], asked[1]!.id))).toBe('invited');
  expect((await standings(owner, path)).slice(0, 3)).toEqual([
    [1, 'withdrew', 4],
    [2, 'declined', 7],
    [3, 'cancelled', 6],
  ]);
});

test('R-3072: where nobody is invited, the invitation stands', async () => {
  const server = await appForThisTest();
  const study = await panel(server, [ann, ben], { taking: 1 });
  const { owner, path, networkId } = study;
  const member = await addCollaborator(server, networkId);
  const waiting = (await panelOf(owner, path))[1]!;
  for (const [address, became] of [
    [ann, 'already_asked'],
    [ben, 'already_asked'],
    [member.user.username, 'already_asked'],
    [owner.user.username, 'own_address'],
    ['no address', 'not_an_address'],
  ] as const)
    expect(outcome(await ask(study, [address], waiting.id))).toBe(became);
  expect(await standings(owner, path)).toEqual([
    [1, 'accepted', undefined],
    [2, 'not_opened', undefined],
  ]);
});

test('R-3072: one person is asked in the place of another, of the same study', async () => {
  const server = await appForThisTest();
  const study = await panel(server, [ann]);
  const other = await panel(server, [ben], { taking: 0 });
  const { owner, path } = study;
  const [first] = await panelOf(owner, path);
  const two = await ask(study, [ben, cleo], first!.id);
  expect([two.statusCode, two.json()]).toMatchObject([
    400,
    { code: 'invalid_input', params: { reason: 'too-many', field: 'emails', limit: 1 } },
  ]);
  const [elsewhere] = await panelOf(other.owner, other.path);
  const foreign = await ask(study, [cleo], elsewhere!.id);
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'expert_not_found']);
  expect(await standings(owner, path)).toEqual([[1, 'accepted', undefined]]);
  expect(await standings(other.owner, other.path)).toEqual([[1, 'not_opened', undefined]]);
});

test('R-3072: the hundredth expert can be replaced before accepting', async () => {
  const server = await appForThisTest();
  const hundred = Array.from({ length: 100 }, (_, index) => `expert${index}@example.org`);
  const study = await panel(server, hundred, { taking: 0 });
  const last = (await panelOf(study.owner, study.path))[99]!;
  // As many as may be asked an hour are asked.
  server.clock.advance(3_600_000);
  const again = { ...study, owner: Object.assign(await server.signedIn(study.owner.user), { user: study.owner.user }) };
  expect(outcome(await ask(again, ['fresh@example.org'], last.id))).toBe('invited');
});
