import type { StudyProtocol } from '@credence/api-client';
import { findAccount } from '../src/accounts/users.js';
import type { Assessed } from './assess.js';
import type { Client } from './client.js';
import { openStudy } from './experts.js';
import { studyLink } from './studyLinks.js';
import type { TestApp } from './testApp.js';
import type { TestNode } from './xdslFile.js';

/** An uploaded network that is a study with an open round, and whoever was asked. */
export interface Panel extends Assessed {
  /** Those who take part, in the order of the addresses. */
  experts: Client[];
  /** The path of the study. */
  path: string;
}

/** A study whose owner asked these addresses, of which the first so many take part behind their links. */
export async function panel(
  server: TestApp,
  emails: readonly string[],
  {
    taking = emails.length,
    nodes,
    ...given
  }: Partial<StudyProtocol> & { taking?: number; nodes?: readonly TestNode[] } = {},
): Promise<Panel> {
  const study = await openStudy(server, given, nodes);
  const path = `/network/study/${study.networkId}`;
  await study.owner.post(`${path}/experts`, { emails });
  const experts = [];
  for (const email of emails.slice(0, taking)) experts.push(await takePart(server, email));
  return { ...study, path, experts };
}

/** Closes the round, and opens its results. */
export async function openResults({ owner, path }: Pick<Panel, 'owner' | 'path'>): Promise<void> {
  for (const step of ['close', 'results']) {
    const response = await owner.post(`${path}/${step}`);
    if (response.statusCode !== 200) throw new Error(response.body);
  }
}

/** Takes part behind the personal link of an address, and is signed in with the account from then on. */
export async function takePart(server: TestApp, username: string): Promise<Client> {
  await acceptByLink(server, username);
  const account = await findAccount(server.database, username);
  return server.signedIn(account);
}

/** Follows the personal link of an address, as a browser does: the session that it begins is for the study alone. */
export async function acceptByLink(server: TestApp, username: string): Promise<Client> {
  const client = server.visitor();
  const consent = { version: 1, publishes: true, named: false, interests: '' };
  const link = await studyLink(server, username);
  const response = await client.post('/study-invitation/accept', { ...link, username, consent });
  return letIn(client, response);
}

/** Gives a client the session that a response holds. */
export function letIn(client: Client, response: Awaited<ReturnType<Client['post']>>): Client {
  if (response.statusCode !== 200) throw new Error(response.body);
  client.token = response.json<{ token: string }>().token;
  client.csrfToken = /csrftoken=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1];
  return client;
}
