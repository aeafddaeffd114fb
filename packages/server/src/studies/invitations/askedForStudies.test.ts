import type { NetworkListEntry } from '@credence/api-client';
import { expect, test } from 'vitest';
import { openStudy } from '../../../test/experts.js';
import { studyLink } from '../../../test/studyLinks.js';
import { appForThisTest } from '../../../test/testApp.js';
import { untilSomebodyWaits } from '../../../test/untilSomebodyWaits.js';
import { withTransaction } from '../../database/withTransaction.js';
import { lockNetwork } from '../../networks/networks.js';

/** A study that asks somebody with an account. */
async function asked(emails: (address: string) => string[] = (address) => [address]) {
  const server = await appForThisTest();
  const study = await openStudy(server);
  const expert = await server.signedIn();
  await study.owner.post(`/network/study/${study.networkId}/experts`, { emails: emails(expert.user.username) });
  const invitations = async (client = expert) =>
    (await client.get('/user/invitations')).json<{ networks: NetworkListEntry[] }>().networks;
  return { server, ...study, expert, invitations };
}

test('R-3090: who is asked has the study among the invitations, with what the mailed link holds; after consent it is a collaboration', async () => {
  const { server, networkId, owner, expert, invitations } = await asked((address) => [address, 'ben@example.org']);
  const link = await studyLink(server, expert.user.username);
  const [entry, ...others] = await invitations();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    networkId,
    type: 'invitation',
    may: ['answer_invitation'],
    sharedBy: owner.user.username,
    openRound: 1,
    invitation: { nodes: 3, questions: 8, minutes: 10, sharedWith: 0 },
    study: { mayReadResults: false, link },
  });
  const consent = { version: 1, publishes: false, named: false, interests: '' };
  const acceptance = { ...entry!.study!.link, username: expert.user.username, consent };
  expect((await expert.post('/study-invitation/accept', acceptance)).statusCode).toBe(200);
  expect(await invitations()).toEqual([]);
  const { networks } = (await expert.get('/user/collaborations')).json<{ networks: NetworkListEntry[] }>();
  expect(networks).toMatchObject([{ networkId, type: 'collaboration', study: { mayReadResults: false } }]);
});

test('R-3090: nobody else has it, and it goes with the close of the round, the invitation, or another part', async () => {
  const { server, networkId, owner, expert, invitations } = await asked();
  expect(await invitations(await server.signedIn())).toEqual([]);
  await owner.post(`/network/study/${networkId}/close`);
  expect(await invitations()).toEqual([]);
  await owner.post(`/network/study/${networkId}/reopen`);
  expect(await invitations()).toHaveLength(1);
  const { experts } = (await owner.get(`/network/study/${networkId}`)).json<{ experts: { id: string }[] }>();
  await owner.post(`/network/study/${networkId}/experts/${experts[0]?.id}/cancel`, {});
  expect([await invitations(), (await expert.get(`/network/overview/${networkId}`)).statusCode]).toEqual([[], 404]);
});

test('R-3091: a client that knows no studies declines it like any other; to accept it asks for consent first', async () => {
  const { networkId, owner, expert, invitations } = await asked();
  const accepted = await expert.post(`/network/accept-invitation/${networkId}`, {});
  expect([accepted.statusCode, accepted.json<{ code: string }>().code]).toEqual([409, 'consent_missing']);
  expect(await invitations()).toHaveLength(1);
  expect((await expert.post(`/network/decline-invitation/${networkId}`, {})).statusCode).toBe(200);
  expect(await invitations()).toEqual([]);
  const { experts } = (await owner.get(`/network/study/${networkId}`)).json<{ experts: { standing: string }[] }>();
  expect(experts).toMatchObject([{ standing: 'declined' }]);
});

test('R-3091: declined and accepted at once, it is one of them', async () => {
  const { server, networkId, owner, expert, invitations } = await asked();
  const [entry] = await invitations();
  const consent = { version: 1, publishes: false, named: false, interests: '' };
  const acceptance = { ...entry!.study!.link, username: expert.user.username, consent };
  const answers = await withTransaction(server.database, async (transaction) => {
    await lockNetwork(transaction, networkId);
    const accepting = expert.post('/study-invitation/accept', acceptance);
    await untilSomebodyWaits(server.database);
    const declining = expert.post(`/network/decline-invitation/${networkId}`, {});
    await untilSomebodyWaits(server.database, 2);
    return { both: [accepting, declining] };
  });
  const [accepted, declined] = await Promise.all(answers.both);
  expect([accepted?.statusCode, declined?.statusCode]).toEqual([200, 404]);
  const { experts } = (await owner.get(`/network/study/${networkId}`)).json<{ experts: { standing: string }[] }>();
  expect(experts).toMatchObject([{ standing: 'accepted' }]);
});
