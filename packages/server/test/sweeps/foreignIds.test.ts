import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../src/database/schema/index.js';
import type { Client } from '../client.js';
import { contract, type TestApp, testApp } from '../testApp.js';
import { addPeople, makeWorld } from '../world.js';
import { matrixRequest } from '../matrixRequests.js';

/** Number of calls; `CREDENCE_SWEEP=100000` makes the long sweep. */
const calls = Number(process.env.CREDENCE_SWEEP ?? 10_000);
const atOnce = 20;
const circles = 12;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Circle {
  name: string;
  client: Client;
  request: (operation: (typeof contract)[number]) => ReturnType<typeof matrixRequest>;
}

async function makeCircle(index: number): Promise<Circle> {
  const name = `canary${index}x`;
  const people = await addPeople(server);
  const world = await makeWorld(server, people);
  await server.database.execute(
    `update networks set name = '${name}', title = '${name}', filename = '${name}.xdsl' where owner_id = '${people.owner.id}'`,
  );
  await server.database.execute(
    `update users set lastname = '${name}' where id in ('${people.owner.id}', '${people.collaborator.id}')`,
  );
  return {
    name,
    client: await server.signedIn(people.owner),
    request: (operation) => matrixRequest(operation, world, people.owner),
  };
}

test(`IDOR: ${calls.toLocaleString('en')} calls of people for what belongs to others give nothing of it away (B-053, B-080, B-081)`, async () => {
  const all = await Promise.all(Array.from({ length: circles }, (_, index) => makeCircle(index)));
  const people = await server.database.$count(users);
  const random = randomNumbers(20_261_121);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  // Operations with a network, node, question or person in their path.
  const addressed = contract.filter(({ path }) => path.includes('{'));
  const leaks: string[] = [];
  const statuses = new Map<number, number>();
  const make = async () => {
    const caller = pick(all);
    const other = pick(all.filter((circle) => circle !== caller));
    const operation = pick(addressed);
    const { url, body } = other.request(operation);
    const response =
      operation.method === 'GET' ? await caller.client.get(url) : await caller.client.post(url, body ?? {});
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    // checkAccess succeeds, and says no.
    const refused = [400, 404].includes(response.statusCode) || response.json().hasAccess === false;
    if (response.body.includes('canary') || !refused)
      leaks.push(`${operation.id} ${response.statusCode} ${response.body}`);
  };
  for (let call = 0; call < calls; call += atOnce) await Promise.all(Array.from({ length: atOnce }, make));
  console.log(`${calls} calls for what belongs to others: ${[...statuses].map((pair) => pair.join(' × ')).join(', ')}`);
  expect(leaks).toEqual([]);
  expect(await server.database.$count(users)).toBe(people);
}, 600_000);
