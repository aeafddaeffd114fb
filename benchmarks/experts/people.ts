// The people, in a process of their own, so that they do not hold up the server that they measure, nor count as its
// memory. Is sent `People`, and sends 'begun' once they all have a network and `Heard` when they are done.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, createCalls, type Identity } from '../calls.ts';
import type { Given } from './kept.ts';

/** Who answers, and for how long. */
export interface People {
  /** Of each process of the server: they are called in turn. */
  readonly ports: readonly number[];
  readonly password: string;
  readonly names: readonly string[];
  readonly seconds: number;
}

/** How long one call took. */
export interface Timed {
  /** Seconds since the run began. */
  readonly at: number;
  /** Milliseconds. */
  readonly took: number;
}

/** What they waited for, and what they gave. */
export interface Heard {
  readonly echo: Timed[];
  readonly save: Timed[];
  readonly question: Timed[];
  readonly given: Given[];
  calls: number;
  /** How often each thing went wrong: the status of a response, or the error of a call without one. */
  readonly failures: Map<string, number>;
  /** Seconds. */
  lasted: number;
}

/** Seconds between two answers of one person. */
const PAUSE = { least: 2, most: 5 };
const AT_ONCE = 8;

const [{ ports, password, names, seconds }] = (await once(process, 'message')) as [People];
const { send, visit, signIn, upload, close } = createCalls(ports, 1_000);
const json = { 'content-type': 'application/json' };
const heard: Heard = { echo: [], save: [], question: [], given: [], calls: 0, failures: new Map(), lasted: 0 };

const people: { identity: Identity; networkId: string }[] = [];
const waiting = [...names];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const identity = await signIn(await visit(), name, password);
      people.push({ identity, networkId: await upload(identity) });
    }
  }),
);

const start = performance.now();
const sinceStart = () => (performance.now() - start) / 1_000;
process.send?.('begun');
await Promise.all(people.map(work));
heard.lasted = sinceStart();
close();
process.send?.(heard, () => process.disconnect());

async function work({ identity, networkId }: (typeof people)[number]): Promise<void> {
  const pause = () => sleep((PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least)) * 500);
  const answers: Given['answers'][number][] = [];
  heard.given.push({ networkId, answers });
  await sleep(Math.random() * PAUSE.most * 1_000);
  for (let iteration = 1; sinceStart() < seconds; iteration = (iteration % 900) + 1) {
    const answer = { mark: `as seen in our clinic ${randomUUID()}`, iteration, sliders: anyThree() };
    const body = JSON.stringify({ sliders: answer.sliders, 'self-eval': 1, comment: answer.mark, timer: 20 });
    answers.push({ ...answer, acknowledged: await press(identity, networkId, iteration, body) });
    await pause();
    await timed(heard.echo, () => send('POST', '/echo', json, body));
    await pause();
  }
}

/**
 * What the application sends for one answer: it is saved, and meanwhile the question after the next is fetched. Whether
 * the answer was acknowledged.
 */
async function press(identity: Identity, networkId: string, iteration: number, body: string): Promise<boolean> {
  const node = `/api/network/${networkId}/n4`;
  const get = (path: string) => send('GET', path, identity, '');
  const acknowledged = await timed(heard.save, () =>
    send('POST', `${node}/${iteration}/save`, { ...json, ...identity, 'idempotency-key': randomUUID() }, body),
  );
  await Promise.all([
    timed(heard.question, () => get(`${node}/${iteration + 1}?last_iteration=${iteration}`)),
    timed([], () => get(`/api/network/check-access/${networkId}`)),
    timed([], () => get(`${node}/directions`)),
    timed(heard.question, () => get(`${node}/${iteration + 2}?last_iteration=${iteration + 1}`)),
  ]);
  return acknowledged;
}

function anyThree(): number[] {
  return Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 99));
}

/** Whether the call succeeded; then its time is added to the others. */
async function timed(times: Timed[], call: () => Promise<Answer>): Promise<boolean> {
  const at = sinceStart();
  const sent = performance.now();
  heard.calls += 1;
  const outcome = await call().then(
    ({ status }) => String(status),
    (error: unknown) => String(error),
  );
  const succeeded = outcome === '200';
  if (succeeded) times.push({ at, took: performance.now() - sent });
  else heard.failures.set(outcome, (heard.failures.get(outcome) ?? 0) + 1);
  return succeeded;
}
