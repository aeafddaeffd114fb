// The effect of 500 people signing in at the same moment on those who are answering: the p99 of saves during the storm
// relative to undisturbed saves in the same run. Limit 2.5.
import { randomUUID } from 'node:crypto';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls } from './calls.ts';
import { figure, median, percentile } from './load.ts';

const EXPERTS = 8;
const STORM = 500;
const ROUNDS = 3;
/** Milliseconds of undisturbed saving, as the baseline. */
const QUIET = 6000;

const server = await startServerUnderTest();
const saving = createCalls(server.port, EXPERTS);
const arriving = createCalls(server.port, STORM);

try {
  const visitor = await saving.visit();
  const identity = await saving.signIn(visitor, 'expert@example.org', server.password);
  const networks: string[] = [];
  while (networks.length < EXPERTS) networks.push(await saving.upload(identity));
  const usernames = await server.addAccounts(STORM);

  let question = 0;
  /** Saves sequentially for each expert until stopped; returns the milliseconds of each save. */
  async function saveUntil(stopped: () => boolean): Promise<number[]> {
    const times: number[] = [];
    const expert = async (index: number) => {
      while (!stopped()) {
        const path = `/api/network/${networks[index]}/n4/${(question++ % 1000) + 1}/save`;
        const body = { sliders: [60, 30, 10], 'self-eval': 1, comment: '', timer: 20 };
        const sent = performance.now();
        const answer = await saving.post(path, body, { ...identity, 'idempotency-key': randomUUID() });
        if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
        times.push(performance.now() - sent);
        // An expert looks at the next question before answering it.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    await Promise.all(networks.map((_, index) => expert(index)));
    return times;
  }

  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const end = performance.now() + QUIET;
    const quiet = await saveUntil(() => performance.now() > end);
    let done = false;
    const storm = Promise.all(usernames.map((username) => arriving.signIn(visitor, username, server.password))).finally(
      () => (done = true),
    );
    const beside = await saveUntil(() => done);
    await storm;
    const [alone, with500] = [percentile(quiet, 0.99), percentile(beside, 0.99)];
    ratios.push(with500 / alone);
    console.log(
      `round ${round + 1}: ${quiet.length} saves alone, p99 ${alone.toFixed(1)} ms; ${beside.length} beside ${STORM} sign-ins, p99 ${with500.toFixed(1)} ms`,
    );
  }
  figure(`p99 of saves beside ${STORM} sign-ins, against saves alone`, median(ratios), 2.5, 'times');
} finally {
  saving.close();
  arriving.close();
  await server.stop();
}
