import { expect, inject, onTestFinished, test } from 'vitest';
import { allThere } from '../../harness/ledger.ts';
import { ApiUser } from '../../harness/people/apiUser.ts';
import { copyProduct } from '../../harness/product.ts';
import { networkOf, readQuestions } from '../../harness/questions.ts';
import { faults } from '../../packages/server/src/platform/faults/faults.ts';
import { MovedClock } from './movedClock.ts';
import { Savers } from './savers.ts';

const day = 86_400_000;
const writers = 8;
const parents = [4, 4, 4];

test('R-3338 the clock jumps a day ahead, back, and a day behind while eight people save: nothing is lost, doubled or done twice', async () => {
  const clock = new MovedClock();
  onTestFinished(() => clock.remove());
  const product = await copyProduct(inject('startedProduct'), { ...clock.env, LOG_LEVEL: 'info' });
  onTestFinished(() => product.stop());
  const people = [await ApiUser.signIn(product.url), await ApiUser.signIn(product.url)] as const;
  const networkId = await people[0].upload('clock.xdsl', networkOf('Stage', parents));
  const node = `${networkId}/n${parents.length + 1}`;
  const savers = new Savers(writers, { people, node, questions: 64, signsInAgain: true });
  const { began, over } = faults.clock_jumped;
  const told: string[] = [];
  const tells = async (...lines: string[]) => {
    told.push(...lines);
    const said = () => product.faults().flatMap(({ fault, msg }) => (fault === undefined ? [] : [msg]));
    await expect.poll(said).toEqual(told);
  };
  const registered: string[] = [];
  const work = async () => {
    await savers.acknowledge(3 * writers);
    const address = `clock-${registered.length}@example.org`;
    await ApiUser.signUp(product.url, address, 'three quiet herons at dusk');
    registered.push(address);
  };

  await work();
  expect(savers.sessionsEnded).toBe(0);
  clock.set(day);
  await tells(began);
  await work();
  // Nobody used a session for a day, says the clock: whoever works signs in again, and that session stays.
  const ended = savers.sessionsEnded;
  expect(ended).toBeGreaterThan(0);
  for (const [ahead, line] of [
    [0, over],
    [-day, began],
    [0, over],
  ] as const) {
    clock.set(ahead);
    await tells(line);
    await work();
  }
  await savers.end();

  expect(savers.sessionsEnded).toBe(ended);
  const { ledger, refused, postponed, unanswered } = savers;
  const compared = ledger.compare(await readQuestions(people[0], node, ledger.iterations));
  expect({ ...compared, refused, postponed, unanswered }).toEqual({
    ...allThere,
    silent: 0,
    refused: [],
    postponed: [],
    unanswered: 0,
  });
  expect(ledger.acknowledged).toBe(ledger.handed);
  const mailed = () =>
    product.outbox.recipients().flatMap((to) => registered.filter((address) => to.includes(address)));
  await expect.poll(() => mailed().length).toBeGreaterThanOrEqual(registered.length);
  expect(mailed().sort()).toEqual(registered);
});
