import { randomUUID } from 'node:crypto';
import type { startServerUnderTest } from '../../harness/serverUnderTest.ts';
import { type Answer, createCalls, type Identity } from '../calls.ts';

type Server = Awaited<ReturnType<typeof startServerUnderTest>>;

/** What people wait for, by name. Each is done once with every call, by one person after the other. */
export type Work = Readonly<Record<Name, (turn: number) => Promise<Answer>>>;
export type Name = (typeof names)[number];
export const names = [
  'echo',
  'save',
  'question',
  'overview',
  'networks',
  'activity',
  'events',
  'history',
  'dashboard',
] as const;

/** Networks that the person works on, and the questions of each. */
const NETWORKS = 8;
const QUESTIONS = 1000;

/** A person with a few networks of their own, and an administrator. */
export async function beginWork({ port, password }: Server): Promise<{ work: Work; example: string; close(): void }> {
  const { send, visit, signIn, upload, close } = createCalls(port, 1);
  const person = await signIn(await visit(), 'expert@example.org', password);
  const admin = await signIn(await visit(), 'admin@example.org', password);
  const networks: string[] = [];
  while (networks.length < NETWORKS) networks.push(await upload(person));

  const body = JSON.stringify({ sliders: [60, 30, 10], 'self-eval': 1, comment: 'as seen in our clinic', timer: 20 });
  const json = { 'content-type': 'application/json' };
  const get = (path: string, who: Identity = person) => send('GET', `/api${path}`, who, '');
  const network = (turn: number) => networks[turn % NETWORKS]!;
  const question = (turn: number) => (Math.floor(turn / NETWORKS) % QUESTIONS) + 1;
  const save = (networkId: string, iteration: number) =>
    send(
      'POST',
      `/api/network/${networkId}/n4/${iteration}/save`,
      { ...json, ...person, 'idempotency-key': randomUUID() },
      body,
    );

  const example = await upload(person);
  for (const iteration of [1, 1]) await save(example, iteration);
  return {
    work: {
      echo: () => send('POST', '/echo', json, body),
      save: (turn) => save(network(turn), question(turn)),
      question: (turn) =>
        get(`/network/${network(turn)}/n4/${question(turn)}?last_iteration=${question(turn + NETWORKS)}`),
      overview: (turn) => get(`/network/overview/${network(turn)}`),
      networks: () => get('/user/index'),
      activity: (turn) => get(`/network/activity/${network(turn)}`),
      events: (turn) => get(`/network/events/${network(turn)}`),
      history: (turn) => get(`/network/${network(turn)}/n4/${question(turn)}/history`),
      dashboard: () => get('/user/activities', admin),
    },
    example,
    close,
  };
}
