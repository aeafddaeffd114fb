import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessions } from '../src/database/schema/index.js';
import { hashToken } from '../src/ground/accounts/token.js';
import type { UserRow } from '../src/ground/accounts/users.js';
import type { ContractOperation } from '../src/http/contract/contract.js';
import { rights } from '../src/roles/rights.js';
import type { OperationId } from '../src/http/operation.js';
import type { Client } from './client.js';
import { matrix, type Persona, personas } from './matrix.js';
import { matrixRequest } from './matrixRequests.js';
import { contract, type TestApp, testApp } from './testApp.js';
import { addPeople, makeWorld, type People } from './world.js';

/** The permissions that the server asked for. Several are the owner's alone: statuses do not tell them apart. */
const decide = vi.spyOn(rights, 'decide');
afterAll(() => decide.mockRestore());

let server: TestApp;
beforeAll(async () => {
  // Room for all the secrets that were never issued.
  server = await testApp({ config: { peoplePerAddress: 200 } });
});
afterAll(() => server.close());

/** The account of a persona, and a client in that persona's state. */
async function become(persona: Persona, people: People): Promise<{ account: UserRow; client: Client }> {
  const account =
    persona === 'visitor' || persona === 'expired' || persona === 'loggedOut' ? people.owner : people[persona];
  if (persona === 'visitor') return { account, client: server.visitor() };
  const client = await server.signedIn(account);
  const ended = { expired: { expiresAt: new Date(0) }, loggedOut: { revokedAt: new Date() } }[persona as string];
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
  '%s answers each kind of person as the matrix says, and asks for its permission (R-2763)',
  async (_, operation) => {
    const statuses: Record<string, number> = {};
    decide.mockClear();
    for (const persona of personas) {
      const people = await addPeople(server);
      const world = await makeWorld(server, people);
      const { account, client } = await become(persona, people);
      // This row is not about logging in to an account that is not activated.
      const named = operation.id === 'login' ? people.owner : account;
      statuses[persona] = (await call(client, operation, matrixRequest(operation, world, named))).statusCode;
    }
    const row = matrix[operation.id as OperationId];
    expect(statuses).toEqual(row.statuses);
    const asked = new Set(decide.mock.calls.map(([permission]) => permission));
    expect([...asked]).toEqual(row.needs ? [row.needs] : []);
  },
);

const changing = contract.filter(({ method }) => method !== 'GET');
test.each(changing.map((operation) => [operation.id, operation] as const))(
  '%s changes nothing without its csrftoken',
  async (_, operation) => {
    const people = await addPeople(server);
    const world = await makeWorld(server, people);
    const client = await server.signedIn(people.owner);
    client.csrfToken = undefined;
    expect((await call(client, operation, matrixRequest(operation, world, people.owner))).statusCode).toBe(403);
  },
);

const size = `${personas.length} personas × ${contract.length} operations = ${personas.length * contract.length} answers`;
test(`${size}: a row for every operation of the contract, and no other`, () => {
  console.info(`Authorization matrix: ${size}`);
  expect(personas.length).toBeGreaterThanOrEqual(12);
  for (const { statuses } of Object.values(matrix)) expect(Object.keys(statuses).sort()).toEqual([...personas].sort());
  expect(Object.keys(matrix).sort()).toEqual(contract.map(({ id }) => id).sort());
});
