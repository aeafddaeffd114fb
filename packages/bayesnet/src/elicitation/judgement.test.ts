import { describe, expect, test } from 'vitest';
import { checkAnswer } from './checkAnswer.js';
import { checkCombinations, type GivenCombination } from './checkCombinations.js';
import type { Combination } from './combination.js';
import { carryOver, decide, type SavedCombination } from './decide.js';
import { distributionOfJudgement, exactToKeep } from './judgement.js';
import { keepBoth } from './keepBoth.js';

const answer = { sliders: [1, 40], certainty: 1, comment: '' };

describe('an answer with exact shares', () => {
  test('is valid where they make a distribution with the sliders', () => {
    expect(checkAnswer({ ...answer, exact: [2_000, null], touched: [true, false] }, 2)).toBeUndefined();
    expect(checkAnswer({ ...answer, exact: [null, null] }, 2)).toBeUndefined();
  });

  test.each([
    [[2_000], { code: 'wrong-exact-count', params: { needed: 2 } }],
    [[2_000.5, null], { code: 'exact-out-of-range', params: { item: 1 } }],
    [[null, 700_000], { code: 'exact-contradicts-slider', params: { item: 2, exact: 700_000, slider: 40 } }],
  ])('is refused with %j', (exact, problem) => {
    expect(checkAnswer({ ...answer, exact }, 2)).toEqual(problem);
  });

  test('says of each state whether it was set, or of none', () => {
    expect(checkAnswer({ ...answer, touched: [true] }, 2)).toEqual({
      code: 'wrong-touched-count',
      params: { needed: 2 },
    });
  });
});

describe('a question that is not answered with numbers', () => {
  const impossible = { sliders: [1, 1], exact: [0, 0], certainty: 1, comment: '' };

  test.each(['cannot_occur', 'not_my_field'] as const)('%s needs neither a distribution nor a comment', (standing) => {
    expect(checkAnswer({ ...impossible, certainty: -2, standing }, 2)).toBeUndefined();
    expect(checkAnswer({ ...impossible, standing: 'answered' }, 2)?.code).toBe('all-impossible');
    expect(checkAnswer({ ...impossible, exact: [0], standing }, 2)?.code).toBe('wrong-exact-count');
  });

  test('keeps exact shares only where a distribution follows from them', () => {
    expect(exactToKeep([1, 1], [0, 0])).toBeUndefined();
    expect(exactToKeep([1, 40], [null, null])).toBeUndefined();
    expect(exactToKeep([1, 40], [0, null])).toEqual([0, null]);
  });
});

describe('combinations', () => {
  const check = (given: Partial<GivenCombination>): { combinations?: unknown; problem?: unknown } =>
    checkCombinations([{ nodes: { 0: 1 }, value: [1, 40], number: 1, ...given }], [2], 2);

  test('keep what is said with them, and nothing that says no more than its absence', () => {
    const said = {
      exact: [0, null],
      touched: [true, false],
      certainty: -1,
      comment: 'rare',
      standing: 'cannot_occur',
    } as const;
    expect(check(said).combinations).toEqual([{ nodes: new Map([[0, 1]]), value: [1, 40], number: 1, ...said }]);
    expect(check({ exact: [null, null], comment: '', standing: 'answered' })).toEqual(check({}));
  });

  test.each([
    [{ exact: [1] }, 'wrong-exact-count', { needed: 2 }],
    [{ exact: [0, 1_000_001] }, 'exact-out-of-range', { item: 2 }],
    [{ exact: [0, 0], value: [1, 1] }, 'all-impossible', {}],
    [{ touched: [true] }, 'wrong-touched-count', { needed: 2 }],
    [{ certainty: 3 }, 'certainty-missing', {}],
    [{ certainty: -1, comment: ' ' }, 'comment-missing', {}],
    [{ comment: 'x'.repeat(10_001) }, 'comment-too-long', { limit: 10_000 }],
    [{ comment: '\ud800' }, 'comment-cannot-be-stored', {}],
  ])('are refused with %j', (given, code, params) => {
    expect(check(given).problem).toEqual({ code, params: { ...params, combination: 1 } });
  });

  test('R-3581: one that says something else counts as later; another comment, or other states set, do not', () => {
    const old: SavedCombination = { nodes: new Map([[0, 1]]), value: [1, 40], number: 1, sequence: 1 };
    const sequences = (change: Partial<SavedCombination>) => carryOver([old], [{ ...old, ...change }], 5)[0]?.sequence;
    expect(sequences({ touched: [true, false] })).toBe(1);
    expect(sequences({ exact: [2_000, null] })).toBe(5);
    expect(sequences({ standing: 'cannot_occur' })).toBe(5);
    expect(sequences({ comment: 'seen once', certainty: 2 })).toBe(1);
  });

  test('R-3581: which states were set stays with what it was recorded of, if it is left out', () => {
    const said = { nodes: new Map([[0, 1]]), value: [1, 40], number: 1 };
    const old: SavedCombination = { ...said, touched: [true, false], sequence: 1 };
    expect(carryOver([old], [said], 5)).toEqual([old]);
    expect(carryOver([old], [{ ...said, touched: [true, true] }], 5)).toEqual([{ ...old, touched: [true, true] }]);
    expect(carryOver([old], [{ ...said, value: [2, 40] }], 5)[0]).not.toHaveProperty('touched');
  });

  test('R-3581: of two people of whom one only set other states, neither contradicts the other', () => {
    const list = (touched: boolean[]): Combination[] => [
      { nodes: new Map([[0, 1]]), value: [1, 40], number: 1, touched },
    ];
    const [old, mine, theirs] = [list([true, false]), list([true, true]), list([false, true])];
    const changed = theirs.map((each) => ({ ...each, value: [9, 40] }));
    expect(keepBoth(old, mine, old)).toEqual(mine);
    expect(keepBoth(old, old, theirs)).toEqual(theirs);
    expect(keepBoth(old, mine, changed)).toEqual(changed);
    expect(keepBoth(old, changed, theirs)).toEqual(changed);
    expect(keepBoth(old, mine, [])).toEqual([]);
  });

  test('two people who say different things of one configuration do not agree', () => {
    const old = { nodes: new Map([[0, 1]]), value: [1, 40], number: 1 };
    const both = (mine: object, theirs: object) => keepBoth([old], [{ ...old, ...mine }], [{ ...old, ...theirs }]);
    expect(both({ exact: [2_000, null] }, {})).toEqual([{ ...old, exact: [2_000, null] }]);
    expect(both({ exact: [2_000, null] }, { exact: [1_000, null] })).toBeUndefined();
    expect(both({ comment: 'mine' }, { comment: 'theirs' })).toBeUndefined();
  });
});

test('what follows from a judgement are its shares, and equal ones where there is no case', () => {
  expect(distributionOfJudgement({ value: [1, 40, 40], exact: [0, null, null] })).toEqual([0, 0.5, 0.5]);
  expect(distributionOfJudgement({ value: [10, 40], standing: 'cannot_occur' })).toEqual([0.5, 0.5]);
});

test('a decision says what its answer or combination says', () => {
  const rest: SavedCombination = { nodes: 'rest', value: [1, 40], number: 1, sequence: 1, standing: 'cannot_occur' };
  expect(decide([0], [rest], undefined)).toEqual({ by: 'rest', number: 1, value: [1, 40], standing: 'cannot_occur' });
  expect(decide([0], [rest], { value: [1, 40], exact: [500, null], sequence: 2 })).toEqual({
    by: 'answer',
    value: [1, 40],
    exact: [500, null],
  });
});
