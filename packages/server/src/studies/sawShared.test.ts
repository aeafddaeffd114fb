import type { Study } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCollaborator } from '../../test/assess.js';
import { openStudy } from '../../test/experts.js';
import { studyLink } from '../../test/studyLinks.js';
import { openResults } from '../../test/takePart.js';
import { appForThisTest } from '../../test/testApp.js';
import { networkMembers } from '../database/schema/index.js';

test('R-3073: the owner is told which expert had seen the shared answers, and which consent each gave', async () => {
  const server = await appForThisTest();
  const study = await openStudy(server);
  const { owner, networkId } = study;
  const path = `/network/study/${networkId}`;
  const member = await addCollaborator(server, networkId);
  await server.database
    .update(networkMembers)
    .set({ endedAt: server.clock.now(), ending: 'left' })
    .where(eq(networkMembers.userId, member.user.id));
  const fresh = await server.signedIn();
  for (const person of [member, fresh]) {
    const { username } = person.user;
    await owner.post(`${path}/experts`, { emails: [username] });
    const consent = { version: 1, publishes: true, named: false, interests: '' };
    await person.post('/study-invitation/accept', { ...(await studyLink(server, username)), username, consent });
  }
  await owner.post(`${path}/experts`, { emails: ['waiting@example.org'] });
  const { experts } = (await owner.get(path)).json<Study>();
  expect(experts).toMatchObject([
    { standing: 'accepted', sawShared: true, consented: 1, address: member.user.username },
    { standing: 'accepted', consented: 1, address: fresh.user.username },
    { standing: 'not_opened', address: 'waiting@example.org' },
  ]);
  expect(experts![1]).not.toHaveProperty('sawShared');
  expect(experts![2]).not.toHaveProperty('consented');
  await openResults({ owner, path });
  await owner.post(`${path}/final`);
  const final = (await owner.get(path)).json<Study>();
  for (const expert of final.experts!) expect(expert).not.toHaveProperty('address');
});
