import {
  activityCounts,
  clockRecord,
  identities,
  pendingLogins,
  studyReminders,
} from '../../src/database/schema/index.js';
import { addCollaborator, answer, assessed } from '../assess.js';
import { addExpert, openStudy } from '../experts.js';
import { ownBrowser } from '../ownBrowser.js';
import { withFactor } from '../secondFactor.js';
import type { TestApp } from '../testApp.js';
import { testPassword } from '../users.js';
import { skyParents } from '../xdslFile.js';
import type { FirstResponses } from './firstRelease.js';

type Answered = Promise<{ readonly statusCode: number; readonly body: string }>;

async function ok(response: Answered): Promise<void> {
  const { statusCode, body } = await response;
  if (statusCode >= 300) throw new Error(body);
}

/** Does what people can do, so that nearly every table has rows, and reads what the owner of a network reads. */
export async function fill(server: TestApp): Promise<FirstResponses> {
  const { owner, networkId, at } = await assessed(server);
  await judge(server, { owner, networkId, at });
  await addPeople(server, { owner, networkId });
  await runStudy(server);
  await logIn(server);
  const responses: Record<string, unknown> = {};
  for (const path of pathsOf(networkId)) {
    const { body, headers } = await owner.get(path);
    responses[path] = /json/.test(String(headers['content-type'])) ? (JSON.parse(body) as unknown) : body;
  }
  return { owner: owner.user.username, networkId, responses };
}

/** What an owner reads: overview, a node, questions with and without an answer, tables, lists and the file. */
const pathsOf = (networkId: string): readonly string[] => [
  `/network/overview/${networkId}`,
  `/network/structure/${networkId}`,
  `/network/${networkId}/n3`,
  ...[1, 2, 3, 4, 5, 6].map((iteration) => `/network/${networkId}/n3/${iteration}`),
  `/network/${networkId}/n1/1`,
  `/network/${networkId}/n2/1`,
  `/network/download/${networkId}`,
];

type Network = Awaited<ReturnType<typeof assessed>>;

/** Every kind of judgement, and what changes it. */
async function judge(server: TestApp, { owner, networkId, at }: Network): Promise<void> {
  const colleague = await addCollaborator(server, networkId);
  const sky = at('n3');
  const windy = { nodes: { 1: 1 }, value: [10, 20, 70], number: 1 };
  await ok(owner.post(`${sky}/save`, { combinations: [windy], parents: skyParents }));
  await ok(owner.post(`${sky}/1/save`, answer([20, 30, 50])));
  await ok(owner.post(`${sky}/1/save`, answer([5, 30, 65], { 'self-eval': -1, comment: 'Few such days here.' })));
  await ok(
    owner.post(`${sky}/3/save`, answer([1, 40, 59], { exact: [100, null, null], touched: [true, false, true] })),
  );
  await ok(owner.post(`${sky}/5/save`, answer([50, 50, 50], { standing: 'cannot_occur' })));
  await ok(colleague.post(`${sky}/6/save`, answer([50, 50, 50], { standing: 'not_my_field' })));
  await ok(owner.post(`${sky}/directions`, { directions: ['increases', 'unknown'] }));
  await ok(colleague.post(`${sky}/feedback`, { plausible: false, comment: 'Too much rain.' }));
  for (const [node, epochs] of [
    ['n1', 2],
    ['n2', 1],
  ] as const)
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      await ok(owner.post(`${at(node)}/1/save`, answer(node === 'n1' ? [30, 40, 30] : [60, 40])));
      await ok(owner.post(`${at(node)}/reset`));
    }
  await ok(owner.post(`${at('n2')}/undo-reset`));
  const texts = { title: 'Season of the year', explanation: 'At the coast.', unit: '' };
  const states = ['cold', 'mild', 'hot'].map((title) => ({ title, explanation: '' }));
  await ok(owner.post(`${at('n1')}/explanations`, { ...texts, states }));
  const cases = [{ name: 'A cold day', findings: [{ node: 'n1', state: 0 }] }];
  await ok(owner.post(`/network/outcomes/${networkId}`, { outcomes: [{ node: 'n3', state: 2 }], cases }));
}

/** People who are asked, who register twice, who change their address, and a network that is deleted. */
async function addPeople(server: TestApp, { owner, networkId }: Pick<Network, 'owner' | 'networkId'>): Promise<void> {
  await ok(owner.post(`/network/invite-by-email/${networkId}`, { emails: ['later@example.org'] }));
  const account = { username: 'twice@example.org', password: testPassword, password2: testPassword };
  for (const firstname of ['Wanda', 'Wendy'])
    await ok(ownBrowser(server).post('/user/create', { ...account, firstname }));
  const moving = await server.signedIn();
  await ok(moving.post('/user/change-address', { username: 'after@example.org', password: testPassword }));
  const said = Object.fromEntries(['Icons', 'None', 'None', 'None'].map((text, index) => [index + 8, text]));
  const agreed = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [index + 1, 4]));
  await ok(moving.post('/user/questionnaire', { ...agreed, ...said, 12: 'Beginner', 13: 'Monthly' }));
  const other = await assessed(server);
  await ok(other.owner.post(`/network/delete/${other.networkId}`, {}));
}

/** A study with a closed round, an answer that came late, and a comment that was taken out. */
async function runStudy(server: TestApp): Promise<void> {
  const { owner, networkId, at } = await openStudy(server);
  const path = `/network/study/${networkId}`;
  const [first, second] = [await addExpert(server, networkId), await addExpert(server, networkId)];
  await ok(first.post(`${at('n3')}/1/save`, answer([10, 30, 60], { comment: 'I am Nora.' })));
  await ok(second.post(`${at('n1')}/1/save`, answer([60, 30, 10])));
  await ok(owner.post(`${path}/close`));
  await ok(second.post(`${path}/late`, { nodeId: 'n3', iteration: 1, answer: answer([60, 30, 10]) }));
  await ok(owner.post(`${path}/results`));
  await ok(owner.post(`${path}/results/n3/1/redact`, { code: 1, reason: 'It says who it is.' }));
  const reminder = { networkId, expertId: second.expertId, round: 1, ordinal: 1, at: server.clock.now() };
  await server.database.insert(studyReminders).values(reminder);
}

/** Logins of each kind. */
async function logIn(server: TestApp): Promise<void> {
  const { database, clock } = server;
  const person = await server.signedIn();
  const { user } = person;
  await ok(server.visitor().post('/user/login', { username: user.username, password: testPassword }));
  await withFactor(server, person);
  const at = clock.now();
  const of = { issuer: 'https://login.example.org', subject: 'nora' };
  await database.insert(identities).values({ ...of, userId: user.id, createdAt: at, lastUsedAt: at });
  await database.insert(pendingLogins).values({ secretHash: 'none', sealed: Buffer.from('sealed'), expiresAt: at });
  await database.insert(activityCounts).values({ startsAt: at, activities: 3, logins: 2, logouts: 1 });
  await database.insert(clockRecord).values({ lookedAt: at, steadySince: at });
}
