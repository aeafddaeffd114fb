import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, createCalls, type Identity } from '../calls.ts';

/** Who answers, and for how long. */
export interface People {
  readonly port: number;
  readonly password: string;
  readonly names: readonly string[];
  readonly seconds: number;
}

/** What they waited for, in milliseconds. */
export interface Heard {
  readonly echo: number[];
  readonly save: number[];
  readonly question: number[];
  calls: number;
  failed: number;
  /** Seconds. */
  lasted: number;
}

/** Seconds between two answers of one person. */
const PAUSE = { least: 2, most: 5 };
const AT_ONCE = 8;

const { port, password, names, seconds } = workerData as People;
const { send, visit, signIn, upload, close } = createCalls(port, 1_000);
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ sliders: [60, 30, 10], 'self-eval': 1, comment: 'as seen in our clinic', timer: 20 });
const heard: Heard = { echo: [], save: [], question: [], calls: 0, failed: 0, lasted: 0 };

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
const isOver = () => performance.now() - start > seconds * 1_000;
await Promise.all(people.map(work));
heard.lasted = (performance.now() - start) / 1_000;
close();
parentPort?.postMessage(heard);

async function work({ identity, networkId }: (typeof people)[number]): Promise<void> {
  const pause = () => sleep((PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least)) * 500);
  await sleep(Math.random() * PAUSE.most * 1_000);
  for (let iteration = 1; !isOver(); iteration = (iteration % 900) + 1) {
    await press(identity, networkId, iteration);
    await pause();
    await timed(heard.echo, () => send('POST', '/echo', json, body));
    await pause();
  }
}

/** What the application sends for one answer: it is saved, and meanwhile the question after the next is fetched. */
async function press(identity: Identity, networkId: string, iteration: number): Promise<void> {
  const node = `/api/network/${networkId}/n4`;
  const get = (path: string) => send('GET', path, identity, '');
  await timed(heard.save, () =>
    send('POST', `${node}/${iteration}/save`, { ...json, ...identity, 'idempotency-key': randomUUID() }, body),
  );
  await Promise.all([
    timed(heard.question, () => get(`${node}/${iteration + 1}?last_iteration=${iteration}`)),
    timed([], () => get(`/api/network/check-access/${networkId}`)),
    timed([], () => get(`${node}/directions`)),
    timed(heard.question, () => get(`${node}/${iteration + 2}?last_iteration=${iteration + 1}`)),
  ]);
}

async function timed(times: number[], call: () => Promise<Answer>): Promise<void> {
  const sent = performance.now();
  heard.calls += 1;
  const answer = await call().catch(() => undefined);
  if (answer?.status === 200) times.push(performance.now() - sent);
  else heard.failed += 1;
}
