import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyProduct } from '../product.ts';
import { ApiUser, type Reply } from './apiUser.ts';
import { dice, seedOfRun } from './dice.ts';
import { allThere, Ledger } from './ledger.ts';
import { networkOf, readQuestions } from './questions.ts';

/** Number of kills; `npm run interruptions -- kills 200` is the long run. */
const kills = Number(process.env.CREDENCE_KILLS ?? 5);
const writers = 16;
// A question's history shows at most 200 answers; with this many questions it stays shorter.
const parents = kills > 20 ? [4, 4, 4, 4, 4, 4] : [4, 4, 4];
const questions = parents.reduce((product, count) => product * count, 1);

test(`${kills} kill -9 of server or database under ${writers} writers: no acknowledged answer is lost, none is stored twice`, {
  timeout: 120_000 + kills * 20_000,
}, async () => {
  const seed = seedOfRun();
  const chance = dice(seed);
  console.log(`seed ${seed}`);
  const product = await copyProduct(inject('startedProduct'));
  onTestFinished(() => product.stop());
  const people = [await ApiUser.signIn(product.url), await ApiUser.signIn(product.url)] as const;
  const networkId = await people[0].upload('kills.xdsl', networkOf('Stage', parents));
  const node = `${networkId}/n${parents.length + 1}`;
  const ledger = new Ledger();
  const refused: string[] = [];
  let next = 0;
  let tries = 0;
  let repeats = 0;
  let ending = false;

  async function write(writer: number): Promise<void> {
    const user = people[writer % people.length] ?? people[0];
    while (!ending) {
      const number = next++;
      const iteration = (number % questions) + 1;
      const mark = `answer ${number}`;
      const sliders = [(number % 99) + 1, (Math.floor(number / 99) % 99) + 1, 50];
      const body = { sliders, 'self-eval': -1, comment: mark, timer: 3 };
      const key = { 'idempotency-key': randomUUID() };
      ledger.handIn({ mark, iteration, sliders });
      const save = () => user.post(`/network/${node}/${iteration}/save`, body, key);
      const saved = await untilAnswered(save);
      if (saved.status === 200) ledger.acknowledge(mark);
      else refused.push(`${mark}: ${saved.status} ${JSON.stringify(saved.body)}`);
      if (number % 10 !== 0) continue;
      // A repeat gets the same response, even from a server restarted in the meantime.
      repeats += 1;
      const again = await untilAnswered(save);
      if (JSON.stringify(again) !== JSON.stringify(saved)) refused.push(`${mark} again: ${JSON.stringify(again)}`);
    }
  }

  /** Retries until a live server responds. */
  async function untilAnswered(save: () => Promise<Reply>): Promise<Reply> {
    for (;;) {
      tries += 1;
      const reply = await save().catch(() => undefined);
      if (reply && reply.status < 500) return reply;
      // A dying server may say that it is unavailable, but never that it failed.
      if (reply && reply.status !== 503) refused.push(`${reply.status} ${JSON.stringify(reply.body)}`);
      await sleep(100);
    }
  }

  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  const victims = { server: 0, database: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    // Ensures that saves are in flight, however busy the machine is.
    const before = ledger.acknowledged;
    while (ledger.acknowledged < before + writers) await sleep(10);
    await sleep(chance.whole(0, 700));
    const victim = chance.pick(['server', 'database']);
    victims[victim] += 1;
    await (victim === 'server' ? product.kill() : product.killDatabase());
    await product.restart();
  }
  ending = true;
  await writing;

  const { silent, ...compared } = ledger.compare(await readQuestions(people[0], node, ledger.iterations));
  console.log(
    `${victims.server} kills of the server, ${victims.database} of the database; ${ledger.acknowledged} answers ` +
      `acknowledged in ${tries} tries, ${repeats} asked for again; ${JSON.stringify(compared)}`,
  );
  expect({ ...compared, refused }).toEqual({ ...allThere, refused: [] });
  // Every writer kept trying until its last answer was acknowledged.
  expect([silent, ledger.acknowledged]).toEqual([0, ledger.handed]);
});
