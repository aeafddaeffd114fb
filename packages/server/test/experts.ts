import { randomUUID } from 'node:crypto';
import type { StudyProtocol } from '@credence/api-client';
import type { UserRow } from '../src/accounts/users.js';
import { networkMembers, studyExperts } from '../src/database/schema/index.js';
import { withTransaction } from '../src/database/withTransaction.js';
import { beginAssessment } from '../src/studies/experts/beginAssessment.js';
import { assessed, type Assessed } from './assess.js';
import type { Client } from './client.js';
import type { TestApp } from './testApp.js';
import type { TestNode } from './xdslFile.js';

export const protocol: StudyProtocol = {
  questions: 'all',
  order: 'fixed',
  combinations: true,
  closesAt: '2099-12-31T22:59:59Z',
  sees: 'pool',
  primary: 'linear',
  withdrawal: 'until_final',
  purpose: '',
};

/** An uploaded network that is a study with an open round. */
export async function openStudy(
  server: TestApp,
  given: Partial<StudyProtocol> = {},
  nodes?: readonly TestNode[],
): Promise<Assessed> {
  const network = await assessed(server, nodes);
  const path = `/network/study/${network.networkId}`;
  for (const response of [
    await network.owner.post(path, { ...protocol, ...given }),
    await network.owner.post(`${path}/open`, {}),
  ])
    if (response.statusCode !== 200) throw new Error(response.body);
  return network;
}

/** A new person who takes part in the open round. */
export async function addExpert(
  server: TestApp,
  networkId: string,
  given: Partial<StudyProtocol> = {},
): Promise<Client & { user: UserRow; expertId: string }> {
  const { database, clock } = server;
  const client = await server.signedIn();
  const { user } = client;
  const [expertId, at] = [randomUUID(), clock.now()];
  await withTransaction(database, async (transaction) => {
    const code = 1 + (await transaction.$count(studyExperts));
    await transaction.insert(studyExperts).values({
      networkId,
      id: expertId,
      code,
      userId: user.id,
      address: user.username,
      addressKey: user.usernameKey,
      locale: 'en',
      secretHash: 'none',
      orderSeed: code,
      invitedBy: user.id,
      invitedAt: at,
      acceptedAt: at,
    });
    await transaction
      .insert(networkMembers)
      .values({ networkId, id: expertId, userId: user.id, role: 'expert', createdAt: at, acceptedAt: at });
    await beginAssessment(transaction, { networkId, expertId, round: 1, protocol: { ...protocol, ...given }, at });
  });
  return Object.assign(client, { expertId });
}
