import { expect, test } from 'vitest';
import type { Combination } from './combination.js';
import { keepBoth, keepBothInOrder } from './keepBoth.js';

/** "0=1:20" is state 1 of parent 0 with the value 20; "rest:20" decides the rest. */
const list = (...texts: readonly string[]): Combination[] =>
  texts.map((text, index) => {
    const [nodes = '', value] = text.split(':');
    const chosen = nodes.split(',').map((pair) => pair.split('=').map(Number) as [number, number]);
    return { number: index + 1, nodes: nodes === 'rest' ? 'rest' : new Map(chosen), value: [Number(value)] };
  });
const drawn = (combinations: readonly Combination[] | undefined) =>
  combinations?.map(({ number, nodes, value }) => {
    const text = nodes === 'rest' ? 'rest' : [...nodes].map((pair) => pair.join('=')).join(',');
    return `${number} ${text}:${value.join()}`;
  });

test.each([
  [
    'additions of both are kept',
    ['0=0:10'],
    ['0=0:10', '1=0:20'],
    ['0=0:10', '1=1:30'],
    ['0=0:10', '1=1:30', '1=0:20'],
  ],
  [
    'a deletion and an addition',
    ['0=0:10', '0=1:11'],
    ['0=1:11'],
    ['0=0:10', '0=1:11', '1=1:30'],
    ['0=1:11', '1=1:30'],
  ],
  ['a change and an addition', ['0=0:10'], ['0=0:99'], ['0=0:10', '0=1:30'], ['0=0:99', '0=1:30']],
  ['equal additions become one', [], ['0=0:10'], ['0=0:10'], ['0=0:10']],
  ['each keeps its priority', ['0=0:10'], ['0=1:20', '0=0:10'], ['0=0:10', '0=2:30'], ['0=1:20', '0=0:10', '0=2:30']],
  ['the rest stays last', ['rest:10'], ['0=0:20', 'rest:10'], ['0=1:30', 'rest:99'], ['0=1:30', '0=0:20', 'rest:99']],
])('R-2565: %s', (_what, before, mine, theirs, both) => {
  const numbered = both.map((text, index) => `${index + 1} ${text}`);
  expect(drawn(keepBoth(list(...before), list(...mine), list(...theirs)))).toEqual(numbered);
});

test.each([
  ['new ones that decide the same differently', [], ['0=0:10'], ['1=0:20']],
  ['one changed by both', ['0=0:10'], ['0=0:20'], ['0=0:30']],
  ['one changed by one and deleted by the other', ['0=0:10'], ['0=0:20'], []],
  ['a new priority on one side', ['0=0:10', '1=0:20'], ['1=0:20', '0=0:10'], ['0=0:10', '1=0:20', '1=1:30']],
  ['the rest set by both', [], ['rest:10'], ['rest:20']],
])('R-2565: these contradict each other: %s', (_what, before, mine, theirs) => {
  expect(keepBoth(list(...before), list(...mine), list(...theirs))).toBeUndefined();
});

test('R-2006: new ones that decide the same differently can both be kept, in either order', () => {
  const [mine, theirs] = [list('0=0:10'), list('1=0:20')];
  expect(drawn(keepBothInOrder([], mine, theirs))).toEqual(['1 0=0:10', '2 1=0:20']);
  expect(drawn(keepBothInOrder([], theirs, mine))).toEqual(['1 1=0:20', '2 0=0:10']);
  // The same combination cannot say two things.
  expect(keepBothInOrder([], list('0=0:10'), list('0=0:20'))).toBeUndefined();
});
