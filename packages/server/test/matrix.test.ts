import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../src/database/schema/index.js';
import { hashToken } from '../src/ground/accounts/token.js';
import type { UserRow } from '../src/ground/accounts/users.js';
import type { ContractOperation } from '../src/http/contract/contract.js';
import type { OperationId } from '../src/http/operation.js';
import type { Client } from './client.js';
import { matrix, type Persona, personas } from './matrix.js';
import { matrixRequest } from './matrixRequests.js';
import { contract, type TestApp, testApp } from './testApp.js';
import { addPeople, makeWorld, type People } from './world.js';

let server: TestApp;
beforeAll(async () => {
  // Room for all the secrets that were never issued.
  server = await testApp({ config: { peoplePerAddress: 200 } });
});
afterAll(() => server.close());

const everybody = Object.keys(personas) as Persona[];

/** The account of a persona, and a client in that persona's state. */
async function become(persona: Persona, people: People): Promise<{ account: UserRow; client: Client }> {
  const account = persona === 'V' || persona === 'X' || persona === 'L' ? people.O : people[persona];
  if (persona === 'V') return { account, client: server.visitor() };
  const client = await server.signedIn(account);
  const ended = { X: { expiresAt: new Date(0) }, L: { revokedAt: new Date() } }[persona as string];
  if (ended)
    await server.database
      .update(sessions)
      .set(ended)
      .where(eq(sessions.tokenHash, hashToken(client.token ?? '')));
  return { account, client };
}

function call(client: Client, operation: ContractOperation, { url, body, file }: ReturnType<typeof matrixRequest>) {
  if (operation.method === 'GET') return client.get(url);
  return file === undefined ? client.post(url, body) : client.upload(url, { bytes: file });
}

test.each(contract.map((operation) => [operation.id, operation] as const))(
  '%s answers each kind of person as the matrix says',
  async (_, operation) => {
    const statuses: Record<string, number> = {};
    for (const persona of everybody) {
      const people = await addPeople(server);
      const world = await makeWorld(server, people);
      const { account, client } = await become(persona, people);
      // This row is not about logging in to an account that is not activated.
      const named = operation.id === 'login' ? people.O : account;
      statuses[persona] = (await call(client, operation, matrixRequest(operation, world, named))).statusCode;
    }
    expect(statuses).toEqual(matrix[operation.id as OperationId]);
  },
);

const changing = contract.filter(({ method }) => method !== 'GET');
test.each(changing.map((operation) => [operation.id, operation] as const))(
  '%s changes nothing without its csrftoken',
  async (_, operation) => {
    const people = await addPeople(server);
    const world = await makeWorld(server, people);
    const client = await server.signedIn(people.O);
    client.csrfToken = undefined;
    expect((await call(client, operation, matrixRequest(operation, world, people.O))).statusCode).toBe(403);
  },
);

const size = `${everybody.length} personas × ${contract.length} operations = ${everybody.length * contract.length} answers`;
test(`${size}: a row for every operation of the contract, and no other`, () => {
  console.info(`Authorization matrix: ${size}`);
  expect(everybody.length).toBeGreaterThanOrEqual(12);
  for (const row of Object.values(matrix)) expect(Object.keys(row).sort()).toEqual([...everybody].sort());
  expect(Object.keys(matrix).sort()).toEqual(contract.map(({ id }) => id).sort());
});
