import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { InstitutionConfig } from '../../src/platform/config/institution.js';
import { returnAddress } from '../../src/platform/institution/provider.js';
import type { Client } from '../client.js';
import { appForThisTest, type TestApp } from '../testApp.js';
import { startTestProvider, type TestPerson, type TestProvider } from './testProvider.js';

/** What its button says. */
const clinicName = 'Clinic account';

export const ada: TestPerson = {
  sub: 'a-1',
  email: 'Ada.Brandt@clinic.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Brandt',
  groups: ['staff'],
};

/** A site with the login of a clinic, and the clinic's provider, for the running test. */
export async function clinicForThisTest(
  settings: Partial<InstitutionConfig> = {},
  options: Parameters<typeof appForThisTest>[0] = {},
): Promise<{ server: TestApp; provider: TestProvider }> {
  const provider = await startTestProvider([returnAddress('https://credence.test')]);
  onTestFinished(() => provider.stop());
  const institution: InstitutionConfig = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    name: clinicName,
    trustsEmail: false,
    groupsClaim: 'groups',
    studyGroups: [],
    adminGroups: [],
    onlyDomains: [],
    ...settings,
  };
  const server = await appForThisTest({ ...options, config: { ...options.config, institution } });
  return { server, provider };
}

/** Goes to the provider and comes back, as a browser does. @returns the query of the address to which it was sent back */
export async function comeBack(visitor: Client, from?: string): Promise<string> {
  const started = await visitor.post('/user/institution-login', from === undefined ? {} : { from });
  if (started.statusCode !== 200) throw new Error(started.body);
  const sent = await fetch(started.json<{ url: string }>().url, { redirect: 'manual' });
  return new URL(sent.headers.get('location') ?? '').search;
}

/** What the server answers to whom the provider sends back. */
export const signInAs = async (
  visitor: Client,
  provider: TestProvider,
  person: TestPerson | undefined,
  from?: string,
) => {
  provider.person = person;
  const query = await comeBack(visitor, from);
  return visitor.post('/user/institution-login/answer', { query });
};

/** Somebody whom a response signed in. */
export function signedInBy(server: TestApp, response: LightMyRequestResponse): Client {
  if (response.statusCode !== 200) throw new Error(response.body);
  const client = server.visitor();
  client.token = response.json<{ token: string }>().token;
  client.csrfToken = /csrftoken=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1];
  return client;
}

/** Somebody with an account made by the clinic's login, signed in. */
export async function registered(server: TestApp, provider: TestProvider, person = ada): Promise<Client> {
  const visitor = server.visitor();
  await signInAs(visitor, provider, person);
  return signedInBy(server, await visitor.post('/user/institution-login/register', { firstname: person.given_name }));
}
