// The cost of a durable save over HTTP: eight experts, each in their own network, alternate saves and echoes, and the
// ratios are printed.
import { randomUUID } from 'node:crypto';
import { type Answer, createCalls } from './calls.ts';
import { median, percentile } from './load.ts';
import { startServerUnderTest } from './serverUnderTest.ts';

const AT_ONCE = 8;
const REQUESTS = 400;
const ROUNDS = 5;

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
  const echo = () => send('POST', '/echo', json, answer());

  await measure(echo);
  await measure(save);
  const rounds: Record<'echo' | 'save', Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ echo: await measure(echo), save: await measure(save) });

  const p99 = (of: 'echo' | 'save') =>
    percentile(
      rounds.flatMap((round) => round[of].times),
      0.99,
    );
  const throughput = (of: 'echo' | 'save') => median(rounds.map((round) => round[of].throughput));
  const line = (name: string, saved: number, echoed: number, unit: string, ratio: number) =>
    console.log(
      `${name}: save ${saved.toPrecision(3)} ${unit}, echo ${echoed.toPrecision(3)} ${unit}, ratio ${ratio.toPrecision(3)}`,
    );
  line('p99', p99('save'), p99('echo'), 'ms', p99('save') / p99('echo'));
  line('throughput', throughput('save'), throughput('echo'), '/s', throughput('echo') / throughput('save'));
} finally {
  close();
  await server.stop();
}
