// The cost of a durable save over HTTP: eight experts, each in their own network, give answers without a pause, in turn
// with echoes that wait for the disk once and with echoes that do not. Prints the ratios. The promise is about the first.
import { randomUUID } from 'node:crypto';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { type Answer, createCalls } from './calls.ts';
import { figure, median, percentile } from './load.ts';

const AT_ONCE = 8;
const REQUESTS = 400;
const ROUNDS = 9;
/** Of the slowest hundredth, to an echo that waits for the disk once. */
const LIMIT = 8;

const server = await startServerUnderTest();
const { port, password } = server;
const { send, visit, signIn, upload, close } = createCalls(port, AT_ONCE);
const json = { 'content-type': 'application/json' };

/** Milliseconds per request, and the number of responses per second. */
async function measure(
  one: (expert: number, index: number) => Promise<Answer>,
): Promise<{ times: number[]; throughput: number }> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const client = async (expert: number) => {
    while (next < REQUESTS) {
      const index = next++;
      const sent = performance.now();
      const { status, body } = await one(expert, index);
      if (status !== 200) throw new Error(`${status} ${body}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, expert) => client(expert)));
  return { times, throughput: (REQUESTS / (performance.now() - start)) * 1000 };
}

try {
  const identity = await signIn(await visit(), 'expert@example.org', password);
  const networkIds: string[] = [];
  while (networkIds.length < AT_ONCE) networkIds.push(await upload(identity));
  const answer = () =>
    JSON.stringify({ sliders: [60, 30, 10], 'self-eval': 1, comment: 'as seen in our clinic', timer: 20 });
  const save = (expert: number, index: number) =>
    send(
      'POST',
      `/api/network/${networkIds[expert]}/n4/${(index % 1000) + 1}/save`,
      { ...json, ...identity, 'idempotency-key': randomUUID() },
      answer(),
    );
  const calls = {
    echo: () => send('POST', '/echo', json, answer()),
    durableEcho: () => send('POST', '/durable-echo', json, answer()),
    save,
  };
  type Name = keyof typeof calls;
  const names = Object.keys(calls) as Name[];

  for (const name of names) await measure(calls[name]);
  const measured = new Map(names.map((name) => [name, [] as Awaited<ReturnType<typeof measure>>[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) measured.get(name)?.push(await measure(calls[name]));

  const rounds = (name: Name) => measured.get(name) ?? [];
  /** Of most rounds: others who use the disk disturb some. */
  const at = (name: Name, share: number) => median(rounds(name).map(({ times }) => percentile(times, share)));
  const throughput = (name: Name) => median(rounds(name).map((round) => round.throughput));
  for (const name of names)
    console.log(
      `        ${name}: p50 ${at(name, 0.5).toFixed(2)}, p99 ${at(name, 0.99).toFixed(2)} ms, ${throughput(name).toFixed(0)} in a second`,
    );
  const ratio = (of: Name, share: number) => at('save', share) / at(of, share);
  console.log(
    `        a save, of an echo that waits for no disk: p50 ${ratio('echo', 0.5).toFixed(1)} x, p99 ${ratio('echo', 0.99).toFixed(1)} x`,
  );
  console.log(`        p50 of a save, of an echo that waits for the disk: ${ratio('durableEcho', 0.5).toFixed(1)} x`);
  figure('p99 of a save, of an echo that waits for the disk', ratio('durableEcho', 0.99), LIMIT, 'x');
} finally {
  close();
  await server.stop();
}
