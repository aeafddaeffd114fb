import type { NetworkListEntry, Study, StudyResults } from '@credence/api-client';
import { beforeAll, afterAll, expect, test } from 'vitest';
import type { Client } from '../../../test/client.js';
import { demoServices } from '../../../test/demoServices.js';
import { mailbox } from '../../../test/mailbox.js';
import { type TestApp, testApp } from '../../../test/testApp.js';
import { places } from '../../places.js';
import { demoPassword } from '../../site/demoAccounts.js';
import { demoExperts } from './demoExperts.js';
import { demoStudy } from './demoStudy.js';
import { seedDemo } from './seedDemo.js';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
  await seedDemo(demoServices(server), [demoStudy(places.examples)]);
});
afterAll(() => server.close());

async function signedIn(username: string): Promise<Client> {
  const client = server.visitor();
  client.token = (await client.post('/user/login', { username, password: demoPassword })).json().token;
  return client;
}

async function studyOf(client: Client, list: string) {
  const { networks } = (await client.get(list)).json<{ networks: NetworkListEntry[] }>();
  const network = networks.find(({ networkName }) => networkName === 'Suspected pulmonary embolism')!;
  return { network, path: `/network/study/${network.networkId}` };
}

test('R-3674: the expert finds a study in the demo that six people finished, closed, with its results open', async () => {
  const expert = await signedIn('expert@example.org');
  const { path } = await studyOf(expert, '/user/index');
  const study = (await expert.get(path)).json<Study>();
  expect(study.state).toBe('closed');
  expect(study.experts!.map(({ standing }) => standing)).toEqual(Array<string>(6).fill('finished'));
  const results = (await expert.get(`${path}/results`)).json<StudyResults>();
  expect(results.experts).toBe(6);
  expect(results.questions.map(({ n }) => n)).toEqual(Array<number>(14).fill(6));
  expect(results.questions.some(({ comments }) => comments > 1)).toBe(true);
  expect(results.toDiscuss).not.toEqual([]);
  expect(results.outcomes).not.toEqual([]);
});

test('R-3674: the colleague took part in the study of the demo, and reads what all said together', async () => {
  const colleague = await signedIn('colleague@example.org');
  const { network, path } = await studyOf(colleague, '/user/collaborations');
  expect(network.study?.mayReadResults).toBe(true);
  const results = (await colleague.get(`${path}/results`)).json<StudyResults>();
  expect(results.questions[0]!.pools.linear).toBeDefined();
});

test('R-3674: making the demo mails nobody', async () => {
  expect(await mailbox(server)).toEqual([]);
});

test('R-3675: the dashboard of the demo has enough questionnaires for its chart to say something', async () => {
  const admin = await signedIn('admin@example.org');
  const figures = (await admin.get('/user/activities')).json<{ questionnaireAnswers: number }>();
  expect(figures.questionnaireAnswers).toBe(demoExperts.length);
  expect(figures.questionnaireAnswers).toBeGreaterThanOrEqual(5);
});
