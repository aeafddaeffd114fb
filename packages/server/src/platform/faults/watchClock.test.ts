import { expect, test } from 'vitest';
import { faults } from './faults.js';
import { watchClock } from './watchClock.js';

const day = 86_400_000;
const { began, over, todo } = faults.clock_jumped;

/** A clock that can be set, beside one that only runs. */
function watched() {
  const said: unknown[] = [];
  const note = (about: object, text: string) => said.push([text, about]);
  let [passed, set] = [0, 0];
  const look = watchClock({
    clock: { now: () => new Date(1_800_000_000_000 + passed + set) },
    elapsed: () => passed,
    log: { warn: note, info: note } as never,
  });
  return {
    said,
    async jump(by: number) {
      set += by;
      passed += 1000;
      await look();
    },
  };
}

test.each([
  ['ahead', day],
  ['back', -day],
])('R-3338 a clock that jumps a day %s is told once, and once more when it is right again', async (_name, by) => {
  const { said, jump } = watched();
  for (const each of [0, by, 0, 0, -by, 0]) await jump(each);
  const seconds = by / 1000;
  expect(said).toEqual([
    [began, { fault: 'clock_jumped', seconds, todo }],
    [over, { fault: 'clock_jumped', seconds: -seconds }],
  ]);
});

test('R-3338 a clock that is set right little by little jumps nowhere', async () => {
  const { said, jump } = watched();
  for (let time = 0; time < 100; time += 1) await jump(30_000);
  expect(said).toEqual([]);
});

test('R-3338 each further jump is told, until the clock is where it was before the first', async () => {
  const { said, jump } = watched();
  for (const by of [day, -2 * day, day]) await jump(by);
  expect(said).toEqual([
    [began, { fault: 'clock_jumped', seconds: 86_400, todo }],
    [began, { fault: 'clock_jumped', seconds: -172_800, todo }],
    [over, { fault: 'clock_jumped', seconds: 86_400 }],
  ]);
});
