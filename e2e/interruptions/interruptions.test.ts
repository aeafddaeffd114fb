import { expect, inject, onTestFinished, test } from 'vitest';
import { allThere, Ledger } from '../../harness/ledger.ts';
import { ApiUser } from '../../harness/people/apiUser.ts';
import { copyProduct } from '../../harness/product.ts';
import { networkOf, readQuestions } from '../../harness/questions.ts';
import { Device } from './device.ts';
import { dice, seedOfRun } from './dice.ts';
import { InterruptedExpert } from './interruptedExpert.ts';
import { InterruptedWork } from './interruptedWork.ts';
import { strikesOn } from './strikes.ts';
import { layWire } from './wire.ts';

/** Number of interruptions; `npm run interruptions -- 500` is the long run. */
const interruptions = Number(process.env.CREDENCE_INTERRUPTIONS ?? 8);
// A question's history shows at most 200 answers; with this many questions it stays shorter.
const parents = interruptions > 100 ? [4, 4, 4] : [4, 4];
const questions = parents.reduce((product, count) => product * count, 1);

test(`an expert who is interrupted ${interruptions} times loses no answer, saves none twice, and finds every draft restored`, {
  timeout: 120_000 + interruptions * 60_000,
}, async () => {
  const seed = seedOfRun();
  const chance = dice(seed);
  console.log(`seed ${seed}`);
  const product = await copyProduct(inject('startedProduct'));
  onTestFinished(() => product.stop());
  const wire = await layWire(product.url);
  onTestFinished(() => wire.close());
  const elsewhere = await ApiUser.signIn(product.url);
  const networkId = await elsewhere.upload('interrupted.xdsl', networkOf('Stage', parents));
  const node = `${networkId}/n${parents.length + 1}`;
  await elsewhere.post(`/network/${node}/save`, { combinations: [], parents: [] });

  const ledger = new Ledger();
  const device = new Device((body) => ledger.acknowledge((JSON.parse(body) as { comment: string }).comment));
  onTestFinished(() => device.dispose());
  const expert = new InterruptedExpert(device, wire.url, node);
  const work = new InterruptedWork({ expert, device, ledger, chance, questions });
  const strikes = strikesOn({ product, device, wire, elsewhere, chance });
  const struck: Record<string, number> = {};

  await work.begin();
  for (let number = 0; number < interruptions; number += 1) {
    // Each strike occurs equally often, in turn while typing and while saving; its moment therein is random.
    const strike = strikes[number % strikes.length] ?? strikes[0];
    const turn = number + Math.floor(number / strikes.length);
    const moment = turn % 2 === 0 ? 'typing' : 'saving';
    struck[`${strike.name} while ${moment}`] = (struck[`${strike.name} while ${moment}`] ?? 0) + 1;
    if (chance.whole(0, 1) === 1) await work.answerOne();
    await work.beInterrupted(strike, moment);
    if ((number + 1) % 25 === 0) console.log(`${number + 1} interruptions, ${ledger.acknowledged} acknowledged`);
  }

  const { silent, ...compared } = ledger.compare(await readQuestions(elsewhere, node, ledger.iterations));
  const curve = work.curve.map(({ upTo, there, gone }) => `below ${upTo} ms ${there} of ${there + gone}`).join(', ');
  console.log(
    `${JSON.stringify(struck)}\n${ledger.handed} answers handed in, ${ledger.acknowledged} seen acknowledged, ${silent} saved ` +
      `unseen; there again: ${curve}; ${JSON.stringify(compared)}`,
  );
  const stories = [...compared.lost, ...compared.doubled, ...compared.foreign].map((mark) => work.storyOf(mark));
  expect({ ...compared, wrong: [...work.wrong, ...stories] }).toEqual({ ...allThere, wrong: [] });
});
