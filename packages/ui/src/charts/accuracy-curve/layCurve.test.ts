import { expect, test } from 'vitest';
import { layCurve } from './layCurve.js';
import { curveAt } from './placeName.js';
import { estimateTextWidth } from '../plot/textWidth.js';

const points = [
  { questions: 0, value: 18, low: 17, high: 19 },
  { questions: 100, value: 6, low: 4, high: 8 },
  { questions: 400, value: 2, low: 0, high: 4 },
];
const compared = [
  { questions: 0, value: 18 },
  { questions: 400, value: 2.5 },
];
const lay = (options = {}) =>
  layCurve({
    points,
    compared,
    categories: [0, 100, 400],
    now: 50,
    batchEnd: 90,
    names: ['ours', 'theirs'] as const,
    marks: ['now', 'in 40'] as const,
    width: 480,
    em: 1,
    rtl: false,
    formatValue: String,
    ...options,
  });

test('what was is solid up to now, what is to come begins there', () => {
  const { done, ahead } = lay();
  expect(done.map(({ questions }) => questions)).toEqual([0, 50]);
  expect(ahead.map(({ questions }) => questions)).toEqual([50, 100, 400]);
  expect(done.at(-1)).toEqual(ahead[0]);
});

test('between two points, the curve is where its line is', () => {
  const curve = [
    { x: 0, y: 10, questions: 0 },
    { x: 10, y: 20, questions: 1 },
  ];
  expect([0, 5, 10].map((x) => curveAt(curve, x))).toEqual([10, 15, 20]);
  expect(curveAt(curve, 11)).toBeUndefined();
});

test('right to left, it is its own mirror image', () => {
  const [one, other] = [lay(), lay({ rtl: true })];
  for (const [index, point] of one.done.entries()) expect(other.done[index]!.x).toBeCloseTo(480 - point.x);
});

test('a name stands above its curve and crosses none', () => {
  const { names, other } = lay();
  const [own, theirs] = names;
  expect(own).toBeDefined();
  expect(theirs!.y).toBeLessThan(curveAt(other, theirs!.x)!);
});

test('a name is nearer to its own curve than to any other, also where its band reaches beyond the other', () => {
  const band = [0, 20, 80, 131].map((questions) => ({ questions, value: 10, low: 4, high: 30 }));
  const above = [0, 20, 80, 131].map((questions) => ({ questions, value: 20 }));
  const { names, other, done, ahead } = lay({
    points: band,
    compared: above,
    categories: [0, 20, 80, 131],
    now: 20,
    batchEnd: 40,
    names: ['what matters most', 'one change at a time'],
  });
  const [own, theirs] = names;
  const far = (at: { x: number; y: number } | undefined, curve: Parameters<typeof curveAt>[0]) =>
    Math.abs(curveAt(curve, at!.x)! - at!.y);
  const ours = [...done, ...ahead];
  expect(far(own, ours)).toBeLessThan(far(own, other));
  expect(far(theirs, other)).toBeLessThan(far(theirs, ours));
});

test('R-2207: the word at now stays off the numbers of the axis, and the one at the end of the batch off the curve', () => {
  const steep = [
    { questions: 0, value: 52, low: 30, high: 70 },
    { questions: 20, value: 30, low: 18, high: 44 },
    { questions: 80, value: 24, low: 15, high: 32 },
    { questions: 686, value: 22, low: 14, high: 29 },
  ];
  const flat = [0, 200, 686].map((questions) => ({ questions, value: questions < 300 ? 52 : 22 }));
  for (const batchEnd of [20, 80]) {
    const { plot, wordNow, wordAhead, done, ahead } = lay({
      points: steep,
      compared: flat,
      categories: [0, 20, 80, 200, 686],
      now: 0,
      batchEnd,
    });
    expect(wordNow!.x).toBeGreaterThan(plot.x + 8);
    const line = curveAt([...done, ...ahead.slice(1)], wordAhead!.x)!;
    expect(line > wordAhead!.y || line < wordAhead!.y - 13).toBe(true);
  }
});

test('R-2207: where a name has no room above its curve, it stands below it', () => {
  const low = [0, 131].map((questions) => ({ questions, value: 10, low: 4, high: 14 }));
  const close = [0, 131].map((questions) => ({ questions, value: 10.5 }));
  const { names, done, ahead } = lay({
    points: low,
    compared: close,
    categories: [0, 131],
    now: 0,
    batchEnd: 20,
    width: 560,
    names: ['what matters most', 'one change at a time'],
  });
  const [own] = names;
  expect(own!.y).toBeGreaterThan(curveAt([...done, ...ahead.slice(1)], own!.x)!);
});

test('numbers at the axis end with the last and keep apart', () => {
  const { xTicks } = lay({ categories: [0, 100, 412] });
  expect(xTicks.at(-1)).toBe(412);
  expect(xTicks).not.toContain(400);
});

test('where two curves run close to each other, their names do not cover each other', () => {
  const near = [
    { questions: 0, value: 20, low: 10, high: 38 },
    { questions: 20, value: 11, low: 4, high: 19 },
    { questions: 131, value: 8, low: 3, high: 15 },
  ];
  const flat = [0, 20, 80, 131].map((questions) => ({ questions, value: questions < 100 ? 20 : 8 }));
  for (const width of [320, 360, 400, 620]) {
    const { names } = lay({
      points: near,
      compared: flat,
      categories: [0, 20, 80, 131],
      now: 0,
      batchEnd: 40,
      width,
      names: ['what matters most', 'one change at a time'],
    });
    const [one, other] = names;
    if (one && other) expect(Math.abs(one.x - other.x) > 100 || Math.abs(one.y - other.y) >= 15).toBe(true);
  }
});

test('a sentence at the mark of now begins beyond it, where it does not lie over the falling curve', () => {
  const words = '20 questions: within 6 points';
  const { wordNow, done } = lay({ batchEnd: undefined, marks: [words, ''] });
  const width = estimateTextWidth(words, 13);
  expect(wordNow!.x - width / 2).toBeGreaterThan(done.at(-1)!.x);
});
