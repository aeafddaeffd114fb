import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCsrfToken } from '../src/accounts/sessions/csrf.js';
import { startSession } from '../src/accounts/sessions/startSession.js';
import { hashToken } from '../src/accounts/token.js';
import type { UserRow } from '../src/accounts/users.js';
import { sessions } from '../src/database/schema/index.js';
import type { ContractOperation } from '../src/http/contract/contract.js';
import type { OperationId } from '../src/http/operation.js';
import { may, rights } from '../src/roles/rights.js';
import { Client } from './client.js';
import { matrix, type Persona, personas } from './matrix.js';
import { matrixRequest } from './matrixRequests.js';
import { contract, type TestApp, testApp } from './testApp.js';
import { addPeople, makeWorld, type People, type World } from './world.js';

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

interface Around {
  people: People;
  world: World;
}

/** The world as it was made. Only a request that is not a GET and succeeds changes it, and the next one gets a new one. */
let unchanged: Around | undefined;

async function around(): Promise<Around> {
  const people = unchanged?.people ?? (await addPeople(server));
  unchanged ??= { people, world: await makeWorld(server, people) };
  return unchanged;
}

async function call(
  client: Client,
  operation: ContractOperation,
  { url, body, file }: ReturnType<typeof matrixRequest>,
): Promise<number> {
  if (operation.method === 'GET') return (await client.get(url)).statusCode;
  const { statusCode } = await (file === undefined ? client.post(url, body) : client.upload(url, { bytes: file }));
  if (statusCode < 400) unchanged = undefined;
  return statusCode;
}

test.each(contract.map((operation) => [operation.id, operation] as const))(
  '%s answers each kind of person as the matrix says, and asks for its permission (R-2763)',
  async (_, operation) => {
    const statuses: Record<string, number> = {};
    decide.mockClear();
    for (const persona of personas) {
      const { people, world } = await around();
      const { account, client } = await become(persona, people);
      // This row is not about logging in to an account that is not activated.
      const named = operation.id === 'login' ? people.owner : account;
      statuses[persona] = await call(client, operation, matrixRequest(operation, world, named));
    }
    const row = matrix[operation.id as OperationId];
    expect(statuses).toEqual(row.statuses);
    const asked = new Set(decide.mock.calls.map(([permission]) => permission));
    expect([...asked]).toEqual(row.needs ? [row.needs] : []);
  },
);

test.each(contract.map((operation) => [operation.id, operation] as const))(
  '%s opens to the link of a study if it is for experts, and to nobody else who came by it (R-3531)',
  async (_, operation) => {
    const { people, world } = await around();
    const { expert } = people;
    const { database, clock, config } = server;
    const { token, sessionId } = await startSession(database, {
      userId: expert.id,
      at: clock.now(),
      userAgent: 'test',
      limits: config,
      studyId: world.networkId,
    });
    const client = new Client(server.app, token, newCsrfToken(config.secret, sessionId));
    const { needs, statuses } = matrix[operation.id as OperationId];
    const isOwn = ['checkAdmin', 'getUser', 'logout'].includes(operation.id) || statuses.visitor !== 401;
    const expected = isOwn || (needs && may('expert', needs)) ? statuses.expert : 403;
    expect(await call(client, operation, matrixRequest(operation, world, expert))).toBe(expected);
  },
);

const changing = contract.filter(({ method }) => method !== 'GET');
test.each(changing.map((operation) => [operation.id, operation] as const))(
  '%s changes nothing without its csrftoken',
  async (_, operation) => {
    const { people, world } = await around();
    const client = await server.signedIn(people.owner);
    client.csrfToken = undefined;
    expect(await call(client, operation, matrixRequest(operation, world, people.owner))).toBe(403);
  },
);

const size = `${personas.length} personas × ${contract.length} operations = ${personas.length * contract.length} answers`;
test(`${size}: a row for every operation of the contract, and no other`, () => {
  console.info(`Authorization matrix: ${size}`);
  expect(personas.length).toBeGreaterThanOrEqual(12);
  for (const { statuses } of Object.values(matrix)) expect(Object.keys(statuses).sort()).toEqual([...personas].sort());
  expect(Object.keys(matrix).sort()).toEqual(contract.map(({ id }) => id).sort());
});
