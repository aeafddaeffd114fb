import { describe, expect, test } from 'vitest';
import { checkAnswer } from './checkAnswer.js';
import { checkCombinations, type GivenCombination } from './checkCombinations.js';
import { nodeStatus, percentDone, percentOfNetwork } from './progress.js';
import { isBeyondWork, minutesFor, secondsPerState } from './time.js';

const answer = { sliders: [30, 70], certainty: 1, comment: '' };

describe('checking an answer', () => {
  test('R-734 a certain answer needs no comment', () => {
    expect(checkAnswer(answer, 2)).toBeUndefined();
  });
  test.each([[[]], [[50]], [[1, 2, 3]]])('B-159 needs one value for each state, not %j', (sliders) => {
    expect(checkAnswer({ ...answer, sliders }, 2)).toEqual({ code: 'wrong-slider-count', params: { needed: 2 } });
  });
  test.each([0, 100, -1, 50.5, '50', null, true, Number.NaN])(
    'B-160 R-727 R-850 R-1176 R-1506 R-1507 R-1508 refuses the value %s',
    (value) => {
      expect(checkAnswer({ ...answer, sliders: [50, value] }, 2)).toEqual({
        code: 'slider-out-of-range',
        params: { item: 2 },
      });
    },
  );
  test.each([undefined, null, 0, 3, '2', -3])('B-162 R-731 R-1513 refuses the certainty %s', (certainty) => {
    expect(checkAnswer({ ...answer, certainty }, 2)).toEqual({ code: 'certainty-missing', params: {} });
  });
  test.each(['', '   ', '\n\t', '\u200b\u200d', '\u3164', '\u034f\ufe0f', '\u2800\u00ad'])(
    'B-163 R-732 R-733 an uncertain answer needs more than the comment %j',
    (comment) => {
      expect(checkAnswer({ ...answer, certainty: -1, comment }, 2)).toEqual({ code: 'comment-missing', params: {} });
    },
  );
  test('B-164 takes ten thousand emoji and not one more', () => {
    expect(checkAnswer({ ...answer, comment: '🫁'.repeat(10_000) }, 2)).toBeUndefined();
    expect(checkAnswer({ ...answer, comment: '🫁'.repeat(10_001) }, 2)).toEqual({
      code: 'comment-too-long',
      params: { limit: 10_000 },
    });
  });
  test.each(['a\0b', 'a\ud800b', '\udfff'])('B-165 refuses in a comment what no text can hold: %j', (comment) => {
    expect(checkAnswer({ ...answer, comment }, 2)).toEqual({ code: 'comment-cannot-be-stored', params: {} });
  });
  test('R-731 before R-732: one message at a time, certainty first', () => {
    expect(checkAnswer({ ...answer, certainty: undefined, comment: '' }, 2)?.code).toBe('certainty-missing');
  });
});

describe('checking combinations', () => {
  const check = (...given: GivenCombination[]) => checkCombinations(given, [2, 3], 2);
  const value = [50, 50];

  test('R-849 B-175 drops those without a state, and says so when none is left', () => {
    expect(check({ nodes: {}, value, number: 1 }, { nodes: { 0: 1 }, value, number: 2 })).toEqual({
      combinations: [{ nodes: new Map([[0, 1]]), value, number: 1 }],
    });
    expect(check({ nodes: {}, value, number: 1 })).toEqual({ problem: { code: 'none-chosen', params: {} } });
  });
  test('O-03 an empty list says that no single event decides', () => {
    expect(check()).toEqual({ combinations: [] });
  });
  test.each([{ 2: 0 }, { '-1': 0 }, { '1.5': 0 }, { a: 0 }, JSON.parse('{"__proto__": 0}') as Record<string, unknown>])(
    'B-174 refuses the parent %j',
    (nodes) => {
      expect(check({ nodes, value, number: 1 })).toEqual({
        problem: { code: 'unknown-parent', params: { combination: 1 } },
      });
    },
  );
  test.each([2, -1, 0.5, '0', null])('B-174 refuses the state %s', (state) => {
    const given = [
      { nodes: { 1: 0 }, value, number: 1 },
      { nodes: { 0: state }, value, number: 2 },
    ];
    expect(check(...given)).toEqual({ problem: { code: 'unknown-state', params: { combination: 2 } } });
  });
  test('B-176 R-1179 takes the rest once', () => {
    expect(check({ nodes: -1, value }, { nodes: -1, value })).toEqual({ problem: { code: 'rest-twice', params: {} } });
    expect(check({ nodes: -1, value }, { nodes: { 0: 0 }, value, number: 1 })).toMatchObject({
      combinations: [{ number: 1 }, { nodes: 'rest', number: 2 }],
    });
  });
  test.each([0, -1, 1.5, 10 ** 9, '1', undefined])('B-177 refuses the number %s', (number) => {
    expect(check({ nodes: { 0: 0 }, value, number })).toEqual({
      problem: { code: 'wrong-number', params: { combination: 1 } },
    });
  });
  test('B-177 refuses a number twice and closes gaps in order', () => {
    expect(check({ nodes: { 0: 0 }, value, number: 1 }, { nodes: { 0: 1 }, value, number: 1 })).toMatchObject({
      problem: { code: 'number-twice', params: { combination: 2 } },
    });
    expect(check({ nodes: { 0: 0 }, value, number: 7 }, { nodes: { 0: 1 }, value, number: 3 })).toMatchObject({
      combinations: [{ nodes: new Map([[0, 1]]), number: 1 }, { number: 2 }],
    });
  });
  test('B-178 refuses the same states twice', () => {
    const twice = [
      { nodes: { 0: 0, 1: 1 }, value, number: 1 },
      { nodes: { 1: 1, 0: 0 }, value, number: 2 },
    ];
    expect(check(...twice)).toEqual({ problem: { code: 'same-states', params: { combination: 2, other: 1 } } });
  });
  test('B-179 takes no more than ten thousand', () => {
    const many = Array.from({ length: 10_001 }, (_, index) => ({ nodes: { 0: 0 }, value, number: index + 1 }));
    expect(check(...many)).toEqual({ problem: { code: 'too-many-combinations', params: { limit: 10_000 } } });
  });
  test.each([[[50]], [[50, 50, 50]]])('B-180 needs one value for each state, not %j', (wrong) => {
    expect(check({ nodes: { 0: 0 }, value: wrong, number: 1 })).toMatchObject({
      problem: { code: 'wrong-value-count', params: { combination: 1 } },
    });
  });
  test.each([0, 100, '50', 1.5])('B-180 R-1176 refuses the value %s', (bad) => {
    expect(check({ nodes: { 0: 0 }, value: [50, bad], number: 1 })).toMatchObject({
      problem: { code: 'value-out-of-range', params: { combination: 1 } },
    });
  });
});

describe('progress and time', () => {
  test('R-629 a node is not started, in progress or completed', () => {
    const node = { total: 4, open: 4, answered: 0, combinationsSaved: false };
    expect(nodeStatus(node)).toBe('not-started');
    expect(nodeStatus({ ...node, combinationsSaved: true })).toBe('in-progress');
    expect(nodeStatus({ ...node, open: 3, answered: 1 })).toBe('in-progress');
    expect(nodeStatus({ ...node, open: 0 })).toBe('completed');
  });
  test('O-26 percent is 100 only when all is done and 0 only when nothing is', () => {
    expect([percentDone(0, 1000), percentDone(1, 1000), percentDone(999, 1000), percentDone(1000, 1000)]).toEqual([
      0, 1, 99, 100,
    ]);
  });
  test('R-2547: percent goes by nodes where one node would drown the rest, else by questions', () => {
    const giant = { total: 244_000_018, largest: 244_000_000, nodes: 19 };
    // The giant is decided by combinations, nothing else is answered; and the other way round.
    expect(percentOfNetwork({ ...giant, done: 244_000_000, nodesDone: 1 })).toBe(5);
    expect(percentOfNetwork({ ...giant, done: 18, nodesDone: 18 })).toBe(95);
    expect(percentOfNetwork({ ...giant, done: 244_000_017, nodesDone: 19 })).toBe(99);
    expect(percentOfNetwork({ ...giant, done: giant.total, nodesDone: 19 })).toBe(100);
    expect(percentOfNetwork({ total: 8, largest: 6, nodes: 3, done: 6, nodesDone: 1 })).toBe(75);
    expect(percentOfNetwork({ total: 9_000, largest: 3_000, nodes: 9, done: 3_000, nodesDone: 1 })).toBe(33);
  });
  test('R-2548: beyond a year of work a figure says nothing', () => {
    expect([108_000, 108_001].map(isBeyondWork)).toEqual([false, true]);
  });
  test('O-27 begins with 22 seconds a state and rounds minutes up', () => {
    expect(secondsPerState([])).toBe(22);
    expect(minutesFor(3, 3)).toBe(4);
    expect(minutesFor(0, 3)).toBe(0);
    expect(minutesFor(1, 2)).toBe(1);
  });
  test('the estimate follows the person, not one quick click, and leaves interruptions out', () => {
    expect(secondsPerState([{ seconds: 2, states: 2 }])).toBe(22);
    expect(secondsPerState(new Array(9).fill({ seconds: 20, states: 2 }))).toBe(10);
    expect(secondsPerState(new Array(9).fill({ seconds: 900, states: 2 }))).toBe(22);
  });
});
