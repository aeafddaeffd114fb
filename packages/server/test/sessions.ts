import fc from 'fast-check';
import { addCollaborator, answer, assessed } from './assess.js';
import type { Client } from './client.js';
import type { TestApp } from './testApp.js';
import { type TestNode, skyParents } from './xdslFile.js';

const SKY = 'n3';
const person = fc.nat(1);
const value = fc.integer({ min: 1, max: 99 });
const iteration = fc.integer({ min: 1, max: 6 });
const sliders = fc.tuple(value, value, value);

/** What people do at a node of six questions and three states; `who` is the owner or a collaborator. */
const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      who: person,
      iteration,
      sliders,
      said: fc.oneof(
        fc.constant({}),
        fc.record({ origin: fc.constantFrom('given', 'taken_over', 'decided'), reason: fc.string({ maxLength: 12 }) }),
        fc.record({ origin: fc.constant('taken_over'), takenFrom: iteration }),
        fc.record({ origin: fc.constant('given'), certaintyFrom: iteration }),
        fc.constant({ exact: [100, null, null], touched: [true, false, false] }),
        fc.constant({ standing: 'cannot_occur' }),
        fc.constant({ standing: 'not_my_field' }),
        fc.constant({ 'self-eval': -2, comment: 'Not sure.' }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('combinations' as const),
      who: person,
      season: fc.option(fc.nat(2)),
      rest: fc.boolean(),
      sliders,
      touched: fc.option(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const), who: person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), who: person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), who: person, iteration }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('directions' as const),
      who: person,
      directions: fc.array(fc.constantFrom('increases', 'decreases', 'unknown'), { minLength: 2, maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('feedback' as const), who: person, plausible: fc.boolean() }) },
  // Both answer the same question at once.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('race' as const), iteration, sliders }) },
  // Clocks are set right, forwards and back.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock' as const), by: fc.integer({ min: -90, max: 90 }) }) },
);

type Deed = typeof deed extends fc.Arbitrary<infer Made> ? Made : never;

/** What two people do to one node in any order. */
export const session = fc.array(deed, { maxLength: 24 });

/** Plays a session of an owner and a collaborator. Refused calls, such as an undo of nothing, are part of it. */
export async function playSession(
  server: TestApp,
  deeds: readonly Deed[],
  nodes?: readonly TestNode[],
  onReady?: () => Promise<unknown>,
) {
  const { owner, networkId, at } = await assessed(server, nodes);
  const people = [owner, await addCollaborator(server, networkId)] as const;
  await onReady?.();
  const statuses = new Set<number>();
  for (const given of deeds) {
    const told = await play(server, people, at(SKY), given);
    for (const { statusCode } of told) statuses.add(statusCode);
  }
  return { networkId, owner, people, statuses };
}

type Told = { readonly statusCode: number };

async function play(server: TestApp, people: readonly Client[], node: string, given: Deed): Promise<readonly Told[]> {
  if (given.kind === 'clock') {
    server.clock.advance(given.by * 60_000);
    return [];
  }
  if (given.kind === 'race') {
    const body = answer(given.sliders);
    return Promise.all(people.map((client) => client.post(`${node}/${given.iteration}/save`, body)));
  }
  const client = people[given.who]!;
  if (given.kind === 'answer') {
    return [await client.post(`${node}/${given.iteration}/save`, answer(given.sliders, given.said))];
  }
  if (given.kind === 'combinations') {
    const said = { value: given.sliders, touched: given.touched };
    const combinations = [
      ...(given.season === null ? [] : [{ nodes: { 0: given.season }, ...said, number: 1 }]),
      ...(given.rest ? [{ nodes: -1, ...said }] : []),
    ];
    return [await client.post(`${node}/save`, { combinations, parents: skyParents })];
  }
  if (given.kind === 'restore') {
    const history = await client.get(`${node}/${given.iteration}/history`);
    const oldest = history.json<{ answers: { id: string }[] }>().answers.at(-1);
    return oldest ? [await client.post(`${node}/${given.iteration}/restore`, { answer: oldest.id })] : [];
  }
  if (given.kind === 'directions') {
    return [await client.post(`${node}/directions`, { directions: given.directions })];
  }
  if (given.kind === 'feedback') {
    return [await client.post(`${node}/feedback`, { plausible: given.plausible, comment: 'As I see it.' })];
  }
  return [await client.post(`${node}/${given.kind === 'undo' ? 'undo-reset' : 'reset'}`)];
}
