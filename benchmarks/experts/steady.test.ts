import { expect, test } from 'vitest';
import { LEAST, steadiness } from './steady.ts';

const LASTED = 300;
/** Noise from -1 to 1 that is the same each time. */
const noise = (index: number) => Math.sin(index * 12.9898) ** 3;

/** A run of 60 answers a second, with what rises in it. */
function run(
  rises: { heldAnAnswer?: number; rowsGrow?: number; connectionsASecond?: number; saveASecond?: number } = {},
) {
  const { heldAnAnswer = 0, rowsGrow = 0, connectionsASecond = 0, saveASecond = 0 } = rises;
  const samples = Array.from({ length: LASTED / 10 }, (_, index) => {
    const at = (index + 1) * 10;
    const answers = at * 60;
    return {
      at,
      answers,
      held: 60e6 + 200e3 * noise(index) + heldAnAnswer * answers + (at < 60 ? -20e6 : 0),
      resident: 150e6 + 1e6 * noise(index),
      stored: 15e6 + answers * 1_400 * (1 + (rowsGrow * at) / LASTED) + 50e3 * noise(index),
      connections: 12 + Math.round(noise(index)) + Math.round(connectionsASecond * at),
    };
  });
  const saves = Array.from({ length: LASTED * 10 }, (_, index) => {
    const at = index / 10;
    return { at, took: 10 + 5 * noise(index) + saveASecond * at };
  });
  return steadiness(samples, saves, LASTED);
}

const missed = (verdicts: ReturnType<typeof run>) =>
  verdicts.filter(({ holds }) => !holds).map(({ says }) => says.split(':')[0]);

test('R-3331: a run in which nothing rises but the rows of the answers is steady, whatever its first minute was like', () => {
  expect(run()).toHaveLength(6);
  expect(missed(run())).toEqual([]);
});

test.each([
  ['memory', { heldAnAnswer: 200 }, ['data in the memory of the server']],
  ['what an answer takes in the database', { rowsGrow: 1 }, ['an answer in the database']],
  ['the number of connections', { connectionsASecond: 0.05 }, ['connections to it']],
  ['the time of a save', { saveASecond: 0.2 }, ['p50 of a save', 'p99 of a save']],
])('R-3331: a run says if %s rises', (_what, rises, says) => {
  expect(missed(run(rises))).toEqual(says);
});

test('R-3331: a run that is too short to say anything about it says nothing', () => {
  expect(steadiness([], [], LEAST - 1)).toEqual([]);
});
