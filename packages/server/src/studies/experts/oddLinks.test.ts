import { expect, test } from 'vitest';
import { databaseState } from '../../../test/databaseState.js';
import { openStudy } from '../../../test/experts.js';
import { studyLink } from '../../../test/studyLinks.js';
import { appForThisTest } from '../../../test/testApp.js';
import { studyExperts } from '../../database/schema/index.js';

const said = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const consent = { version: 1, publishes: true, named: false, interests: '' };

/** A study with an open round that asked these addresses. */
async function asked(emails: string[]) {
  const server = await appForThisTest();
  const study = await openStudy(server);
  await study.owner.post(`/network/study/${study.networkId}/experts`, { emails });
  return { server, study, link: await studyLink(server, emails[0]!) };
}

test('R-3060: programs that open the link of a study, in any way, change nothing', async () => {
  const { server, link } = await asked(['ann@example.org']);
  const before = await databaseState(server.database);
  const scanner = server.visitor();
  const headers = { 'sec-purpose': 'prefetch', purpose: 'prefetch' };
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'] as const)
    for (const url of ['/study-invitation', '/study-invitation/accept', '/study-invitation/decline'])
      expect((await scanner.send({ method, url, headers })).statusCode).toBeLessThan(500);
  for (let time = 0; time < 3; time += 1) {
    const read = await scanner.post('/study-invitation', link, headers);
    expect([read.statusCode, read.json()]).toMatchObject([200, { state: 'open' }]);
  }
  // A form that is sent without what its page got.
  const bare = Object.assign(server.visitor(), { csrfToken: undefined });
  const body = { ...link, username: 'ann@example.org', consent };
  expect((await bare.post('/study-invitation/accept', body)).statusCode).toBe(403);
  expect((await bare.post('/study-invitation/decline', link)).statusCode).toBe(403);
  expect(await databaseState(server.database)).toBe(before);
});

test('R-3060: whoever got a link forwarded is told that it is another person’s, and changes nothing', async () => {
  const { server, link } = await asked(['ann@example.org', 'ben@example.org']);
  const second = await server.signedIn(await server.addUser({ username: 'colleague@example.org' }));
  const before = await databaseState(server.database);
  for (const caller of [second, server.visitor()])
    for (const username of ['colleague@example.org', 'ben@example.org'])
      expect(said(await caller.post('/study-invitation/accept', { ...link, username, consent }))).toEqual([
        400,
        'other_address',
      ]);
  expect(await databaseState(server.database)).toBe(before);
});

test('R-3060: after the close a link says that it is over, and lets nobody in', async () => {
  const { server, study, link } = await asked(['ann@example.org']);
  await study.owner.post(`/network/study/${study.networkId}/close`);
  expect((await server.visitor().post('/study-invitation', link)).json()).toMatchObject({ state: 'ended' });
  const accepted = server.visitor().post('/study-invitation/accept', { ...link, username: 'ann@example.org', consent });
  expect(said(await accepted)).toEqual([409, 'round_not_open']);
  expect((await server.database.select().from(studyExperts))[0]).toMatchObject({ acceptedAt: null, userId: null });
});
