// `npm run load -- --rows`: fills a database with 100,000 networks, ten million answers and twenty million events, or
// with a share of that, and compares what people wait for with the same on an empty database, call by call in turn. A
// save, a question and the overview may take 1.1 times as long; the growth of all else is printed. See docs/scale.md.
import { statfsSync, statSync } from 'node:fs';
import os from 'node:os';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { figure, median } from './load.ts';
import { costOf } from './rows/cost.ts';
import { fill } from './rows/fill.ts';
import { announce, roomFor, shareAsked, sizeOf } from './rows/size.ts';
import { beginWork, type Name, names } from './rows/work.ts';

const LIMIT = 1.1;
const limited = ['save', 'question', 'overview'] as const satisfies readonly Name[];
const ROUNDS = 400;
/** Calls of those that take long or are made seldom. */
const FEW = 40;
const seldom = new Set<Name>(['dashboard', 'networks', 'activity', 'events']);

const share = shareAsked(process.argv.slice(2)) ?? 1;
const { bavail, bsize } = statfsSync(os.tmpdir());
console.log(announce(share, bavail * bsize));
if (roomFor(share) > bavail * bsize)
  throw new Error('There is too little room for that. Ask for less: npm run load -- --rows 0.1');

const full = await startServerUnderTest();
const empty = await startServerUnderTest();
const stop = () => Promise.all([full.stop(), empty.stop()]);
// A folder of many gigabytes is not left behind by whoever has seen enough.
process.once('SIGINT', () => void stop().then(() => process.exit(130)));

try {
  const [inFull, inEmpty] = [await beginWork(full), await beginWork(empty)];
  await fill(full.query, sizeOf(share), inFull.example, (line) => console.log(`        ${line}`));
  await full.report(`select pg_size_pretty(pg_database_size(current_database())) as database,
    pg_size_pretty(pg_total_relation_size('events')) as events, pg_size_pretty(pg_total_relation_size('answers')) as answers,
    pg_size_pretty(pg_total_relation_size('visits')) as visits`);
  await compareOnce('hourly job, the first time', (server) => server.tidy());
  await compareOnce('hourly job', (server) => server.tidy());

  const times = new Map(names.map((name) => [name, { full: [] as number[], empty: [] as number[] }]));
  const measure = async (name: Name, turn: number) => {
    const sides = [
      ['full', inFull.work],
      ['empty', inEmpty.work],
    ] as const;
    for (const [side, work] of turn % 2 === 0 ? sides : sides.toReversed()) {
      const sent = performance.now();
      const { status, body } = await work[name](turn);
      if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
      times.get(name)![side].push(performance.now() - sent);
    }
  };
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const name of names) if (!seldom.has(name) || turn % (ROUNDS / FEW) === 0) await measure(name, turn);

  const growth = (name: Name) => median(times.get(name)!.full) / median(times.get(name)!.empty);
  for (const name of limited) figure(`${name}, ratio to an empty database`, growth(name), LIMIT, 'x');
  for (const name of names)
    if (!limited.some((other) => other === name)) console.log(`        ${name}: ${growth(name).toFixed(2)} x`);
  for (const name of limited) {
    const { statements, rows, blocks, logged, sent } = await costOf(full, inFull.work, name);
    const ratio = median(times.get(name)!.full) / median(times.get('echo')!.full);
    console.log(
      `        a ${name}: ${statements.toFixed(1)} statements, ${rows.toFixed(0)} rows and ${blocks.toFixed(0)} blocks looked at, ` +
        `${logged.toFixed(0)} bytes logged, ${sent.toFixed(0)} bytes sent, ${ratio.toFixed(1)} x an echo`,
    );
  }
  await compareOnce('backup', async (server) => {
    const file = await server.backUp();
    console.log(`        a backup of ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  });
  inFull.close();
  inEmpty.close();
} finally {
  await stop();
}

async function compareOnce(what: string, work: (server: typeof full) => Promise<void>): Promise<void> {
  const seconds: number[] = [];
  for (const server of [full, empty]) {
    const start = performance.now();
    await work(server);
    seconds.push((performance.now() - start) / 1000);
  }
  console.log(`        ${what}: ${seconds[0]!.toFixed(1)} s, of an empty database ${seconds[1]!.toFixed(1)} s`);
}
