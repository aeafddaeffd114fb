import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { allThere } from '../../harness/ledger.ts';
import { ApiUser } from '../../harness/people/apiUser.ts';
import { copyProduct } from '../../harness/product.ts';
import { networkOf, readQuestions } from '../../harness/questions.ts';
import { dice, seedOfRun } from './dice.ts';
import { Savers } from './savers.ts';

/** Number of kills; `npm run interruptions -- kills 200` is the long run. */
const kills = Number(process.env.CREDENCE_KILLS ?? 5);
const writers = 16;
// A question's history shows at most 200 answers; with this many questions it stays shorter.
const parents = kills > 20 ? [4, 4, 4, 4, 4, 4] : [4, 4, 4];
const questions = parents.reduce((product, count) => product * count, 1);

test(`${kills} kill -9 of server or database under ${writers} writers: no acknowledged answer is lost, none is stored twice`, {
  timeout: 240_000 + kills * 20_000,
}, async () => {
  const seed = seedOfRun();
  const chance = dice(seed);
  console.log(`seed ${seed}`);
  const product = await copyProduct(inject('startedProduct'));
  onTestFinished(() => product.stop());
  const people = [await ApiUser.signIn(product.url), await ApiUser.signIn(product.url)] as const;
  const networkId = await people[0].upload('kills.xdsl', networkOf('Stage', parents));
  const node = `${networkId}/n${parents.length + 1}`;
  const savers = new Savers(writers, { people, node, questions });
  const victims = { server: 0, database: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    await savers.acknowledge(writers);
    await sleep(chance.whole(0, 700));
    const victim = chance.pick(['server', 'database']);
    victims[victim] += 1;
    await (victim === 'server' ? product.kill() : product.killDatabase());
    await product.restart();
  }
  await savers.end();

  const { ledger, refused, tries, repeats } = savers;
  const { silent, ...compared } = ledger.compare(await readQuestions(people[0], node, ledger.iterations));
  console.log(
    `${victims.server} kills of the server, ${victims.database} of the database; ${ledger.acknowledged} answers ` +
      `acknowledged in ${tries} tries, ${repeats} asked for again; ${JSON.stringify(compared)}`,
  );
  expect({ ...compared, refused }).toEqual({ ...allThere, refused: [] });
  // Every writer kept trying until its last answer was acknowledged.
  expect([silent, ledger.acknowledged]).toEqual([0, ledger.handed]);
});
