import { afterAll, beforeAll, expect, test } from 'vitest';
import { matrixRequest } from './matrixRequests.js';
import { contract, type TestApp, testApp } from './testApp.js';
import { addPeople, makeWorld, type People, type World } from './world.js';

const changing = contract.filter(({ method }) => method !== 'GET');
const odd = { nothing: undefined, null: 'null', 'a list': '[]', 'a text': '"text"', 'a number': '1' };

let server: TestApp;
let people: People;
/** The world as it was made: a request that is refused does not change it. */
let unchanged: World | undefined;
beforeAll(async () => {
  server = await testApp();
  people = await addPeople(server);
});
afterAll(() => server.close());

test.each(changing.map((operation) => [operation.id, operation] as const))(
  'R-2681 %s takes an object or nothing, and never fails on anything else',
  async (_id, operation) => {
    for (const [what, payload] of Object.entries(odd)) {
      const client = await server.signedIn(people.owner);
      unchanged ??= await makeWorld(server, people);
      const { url } = matrixRequest(operation, unchanged, people.owner);
      const headers = { 'content-type': 'application/json' };
      const response = await client.send({
        method: operation.method,
        url,
        ...(payload === undefined ? {} : { payload, headers }),
      });
      if (response.statusCode < 400) unchanged = undefined;
      const isNothing = payload === undefined || (payload === 'null' && operation.body.kind === 'none');
      if (isNothing) expect(response.statusCode, what).toBeLessThan(500);
      else expect([400, 415], `${what}: ${response.body}`).toContain(response.statusCode);
    }
  },
);
