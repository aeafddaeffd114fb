import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous, newCsrfToken } from '../src/accounts/sessions/csrf.js';
import { publicOperations } from '../src/http/contract/publicOperations.js';
import type { Client } from './client.js';
import { databaseState } from './databaseState.js';
import { matrixRequest } from './matrixRequests.js';
import { contract, type TestApp, testApp } from './testApp.js';
import { addPeople, makeWorld, type People, type World } from './world.js';

let server: TestApp;
let people: People;
let world: World;
beforeAll(async () => {
  server = await testApp();
  people = await addPeople(server);
  world = await makeWorld(server, people);
});
afterAll(() => server.close());

const foreign = newCsrfToken('the secret of another site, or a guess at it', anonymous);
const pair = (token: string) => ({ 'x-csrftoken': token, cookie: `csrftoken=${token}` });

/** Requests that another site can make a browser send. */
const forgeries: Record<
  string,
  (owner: Client, others: { token: string; anonymous: string }) => Record<string, string>
> = {
  'no csrftoken': () => ({ 'x-csrftoken': '', cookie: '' }),
  'the cookie without the header': (owner) => ({ 'x-csrftoken': '', cookie: `csrftoken=${owner.csrfToken}` }),
  'the header without the cookie': () => ({ cookie: '' }),
  'the pair of another session': (_, { token }) => pair(token),
  'a pair signed with another secret': () => pair(foreign),
  'a planted pair of somebody who is not signed in': (_, others) => pair(others.anonymous),
  'a call from another site': () => ({ 'sec-fetch-site': 'cross-site' }),
  'a call from a sister domain': () => ({ 'sec-fetch-site': 'same-site' }),
  'a foreign origin': () => ({ origin: 'https://evil.test' }),
  'no origin at all': () => ({ origin: 'null' }),
  'a form of another site': () => ({
    origin: 'https://evil.test',
    'content-type': 'application/x-www-form-urlencoded',
  }),
  'plain text from another site': () => ({ 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }),
};

const changing = contract.filter(({ method }) => method !== 'GET');
const anybody = new Set<string>(publicOperations);

test.each(changing.map((operation) => [operation.id, operation] as const))(
  'R-2679 B-063 B-064 B-065 B-067 B-068 %s is not made by a forged call, and nothing changes',
  async (id, operation) => {
    const owner = await server.signedIn(people.owner);
    const { csrfToken } = await server.signedIn(people.collaborator);
    const others = { token: csrfToken ?? '', anonymous: newCsrfToken(server.config.secret, anonymous) };
    const before = await databaseState(server.database);
    const answered: string[] = [];
    for (const [name, forge] of Object.entries(forgeries)) {
      // At login, a csrftoken for nobody is valid; a page of another site cannot plant it alongside its own origin.
      if (anybody.has(id) && name.startsWith('a planted pair')) continue;
      const { url, body } = matrixRequest(operation, world, people.owner);
      const response = await owner.post(url, body ?? {}, forge(owner, others));
      if (response.statusCode !== 403) answered.push(`${name}: ${response.statusCode}`);
    }
    expect(answered).toEqual([]);
    expect(await databaseState(server.database)).toBe(before);
  },
);
