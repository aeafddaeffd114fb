// `npm run load -- 200 300`: this many experts answer for so many seconds, each in their own network, two to five
// seconds apart, with the calls that the application makes for each answer; an echo is sent between. Prints the times of
// both beside each other, what failed and what is missing afterwards. It never fails: people read it.
import { Worker } from 'node:worker_threads';
import type { Heard, People } from './experts/people.ts';
import { percentile } from './load.ts';
import { startServerUnderTest } from './serverUnderTest.ts';

const [experts = 40, seconds = 30] = process.argv.slice(2).map(Number);
const PROMISED = { p50: 10, p99: 20 };

const server = await startServerUnderTest();
try {
  const names = await server.addAccounts(experts);
  const { rows: before } = await server.query(`select count(*)::int as saves from events where type = 'answer_saved'`);
  const started = process.cpuUsage();
  const heard = await answer({ port: server.port, password: server.password, names, seconds });
  const { user, system } = process.cpuUsage(started);
  const { rows: after } = await server.query(`select count(*)::int as saves from events where type = 'answer_saved'`);

  const kept = Number(after[0]?.saves) - Number(before[0]?.saves);
  console.log(
    `${experts} experts, ${heard.lasted.toFixed(0)} s: ${heard.save.length} answers, ${heard.calls} calls, ` +
      `${((user + system) / 10_000 / heard.lasted).toFixed(0)} % of a processor (with the people, without PostgreSQL)`,
  );
  for (const [name, times] of [
    ['echo', heard.echo],
    ['save', heard.save],
    ['question', heard.question],
  ] as const)
    console.log(
      `        ${name}: p50 ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    );
  const said = (holds: boolean, what: string) => console.log(`${holds ? 'holds ' : 'MISSED'}  ${what}`);
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    const ratio = percentile(heard.save, share) / percentile(heard.echo, share);
    said(ratio <= PROMISED[name], `${name} of a save: ${ratio.toFixed(1)} x an echo (limit ${PROMISED[name]})`);
  }
  said(heard.failed === 0, `${heard.failed} calls failed`);
  said(kept === heard.save.length, `${heard.save.length} answers acknowledged, ${kept} kept`);
} finally {
  await server.stop();
}

/** The people run in a thread of their own, so that they do not hold up the server that they measure. */
function answer(people: People): Promise<Heard> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('experts/people.ts', import.meta.url), { workerData: people })
      .on('message', resolve)
      .on('error', reject);
  });
}
