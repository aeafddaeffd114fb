// `npm run load -- 200 300`: this many experts answer for so many seconds (asked.ts has what holds without), each in their own network, two to five
// seconds apart, with the calls that the application makes for each answer; an echo is sent between. Prints the times of
// both beside each other, what failed, what is missing afterwards, and what rose meanwhile. It never fails: people read it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import type { ServerProcesses } from '../harness/serverProcesses.ts';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { asked } from './experts/asked.ts';
import { compareKept, type Difference, type Given, type KeptAnswer, type KeptSave } from './experts/kept.ts';
import type { Heard, People } from './experts/people.ts';
import { LEAST, steadiness } from './experts/steady.ts';
import { type Sample, watch } from './experts/watch.ts';
import { percentile } from './load.ts';

// tools/load.ts has refused what cannot be read.
const { experts, seconds, processes } = asked(process.argv.slice(2))!;
const PROMISED = { p50: 10, p99: 20 };

let acknowledged = 0;
const server = await startServerUnderTest({
  onCall({ operation, status }) {
    if (operation === 'saveAnswer' && status === 200) acknowledged += 1;
  },
});
try {
  const names = await server.addAccounts(experts);
  const others = processes === undefined ? undefined : await server.startProcesses(processes);
  if (others)
    console.log(
      `${processes} server processes${others.behindPooler ? ' behind PgBouncer' : ', without PgBouncer'}, ` +
        `${os.availableParallelism()} processors for all, people and PostgreSQL included`,
    );
  const people = { ports: others?.ports ?? [server.port], password: server.password, names, seconds };
  const { heard, samples, busy } = await answer(people, others);
  const { length: answers } = heard.save;
  console.log(
    `${experts} experts, ${heard.lasted.toFixed(0)} s: ${answers} answers, ${(answers / heard.lasted).toFixed(1)} a second, ${heard.calls} calls, ` +
      `${(busy * 100).toFixed(0)} % of a processor (without the people and PostgreSQL)`,
  );
  const at = (name: 'echo' | 'save' | 'question', share: number) =>
    percentile(
      heard[name].map(({ took }) => took),
      share,
    );
  for (const name of ['echo', 'save', 'question'] as const)
    console.log(`        ${name}: p50 ${at(name, 0.5).toFixed(1)}, p99 ${at(name, 0.99).toFixed(1)} ms`);
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    const ratio = at('save', share) / at('echo', share);
    say(ratio <= PROMISED[name], `${name} of a save: ${ratio.toFixed(1)} x an echo (limit ${PROMISED[name]})`);
  }
  const failed = [...heard.failures].map(([what, times]) => `, ${times} x ${what}`).join('');
  say(heard.failures.size === 0, `${heard.calls} calls${failed || ', none failed'}`);
  const { lost, doubled, foreign, notCurrent } = await compareAll(heard.given);
  say(
    lost + doubled + foreign + notCurrent === 0,
    `${heard.save.length} answers acknowledged: ${lost} lost, ${doubled} doubled, ${foreign} not as given, ${notCurrent} replaced by an older one`,
  );
  const verdicts = processes === undefined ? steadiness(samples, heard.save, heard.lasted) : [];
  for (const { holds, says } of verdicts) say(holds, says);
  if (verdicts.length === 0 && processes === undefined)
    console.log(`        what rises meanwhile is told by runs of ${LEAST} seconds and more`);
} finally {
  await server.stop();
}

function say(holds: boolean, what: string): void {
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${what}`);
}

/** Has the people work. `busy` is the share of a processor that the server takes meanwhile. */
async function answer(
  people: People,
  others: ServerProcesses | undefined,
): Promise<{ heard: Heard; samples: Sample[]; busy: number }> {
  const child = fork(new URL('experts/people.ts', import.meta.url), { serialization: 'advanced' });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The people ended with ${code}.`)));
  const message = () => Promise.race([once(child, 'message').then(([sent]) => sent as unknown), ended]);
  const over = new AbortController();
  try {
    child.send(people);
    await message();
    const used = others ? () => others.used() : usedHere;
    const before = await used();
    const [heard, samples] = await Promise.all([
      message().finally(() => over.abort()) as Promise<Heard>,
      // Only the server in this process is watched for memory and connections that rise.
      others ? [] : watch(server, () => acknowledged, over.signal),
    ]);
    return { heard, samples, busy: ((await used()) - before) / heard.lasted };
  } finally {
    child.kill();
  }
}

/** Seconds of a processor that this process has used. */
function usedHere(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return Promise.resolve((user + system) / 1e6);
}

/** Compares all that was given with the record of each network and with the answers that stand in it. */
async function compareAll(given: readonly Given[]): Promise<Difference> {
  const sum = { lost: 0, doubled: 0, foreign: 0, notCurrent: 0 };
  for (const one of given) {
    const { rows: saves } = await server.query(
      `select iteration::int, after ->> 'comment' as comment, after -> 'sliders' as sliders from events
       where network_id = $1 and type = 'answer_saved' order by epoch desc, (after ->> 'revision')::int desc`,
      [one.networkId],
    );
    const { rows: current } = await server.query('select iteration::int, sliders from answers where network_id = $1', [
      one.networkId,
    ]);
    const found = compareKept(one, saves as unknown as KeptSave[], current as unknown as KeptAnswer[]);
    for (const key of Object.keys(sum) as (keyof Difference)[]) sum[key] += found[key];
  }
  return sum;
}
