import { describe, expect, test } from 'vitest';
import { verbalScale } from '../../labels/english.js';
import { anchorTiers, brokenLabel, oneLineWidth } from './anchorTiers.js';
import { answerOf, isAnswer, wordsFor } from './verbalScale.js';

const said = (percent: number) => {
  const words = wordsFor(percent);
  if (!words) return undefined;
  return words.kind === 'exact' ? words.anchor.label : `${words.lower.label} | ${words.upper.label}`;
};

test('the scale has the seven words in their order at their percentages (R-818 to R-825, O-14)', () => {
  expect(verbalScale.map(({ label, percent }) => [percent, label])).toEqual([
    [0, '(almost) impossible'],
    [15, 'improbable'],
    [25, 'uncertain'],
    [50, 'fifty-fifty'],
    [75, 'expected'],
    [85, 'probable'],
    [100, '(almost) certain'],
  ]);
});

describe('the word for a value is never false', () => {
  test.each([
    [0, '(almost) impossible'],
    [1, '(almost) impossible'],
    [2, '(almost) impossible | improbable'],
    [14, '(almost) impossible | improbable'],
    [15, 'improbable'],
    [37, 'uncertain | fifty-fifty'],
    [50, 'fifty-fifty'],
    [62, 'fifty-fifty | expected'],
    [85, 'probable'],
    [98, 'probable | (almost) certain'],
    [99, '(almost) certain'],
    [100, '(almost) certain'],
  ])('%i is %s', (percent, words) => expect(said(percent)).toBe(words));

  test('at every answer: exactly at a word, or strictly between two neighbours', () => {
    for (let value = 2; value <= 98; value++) {
      const words = wordsFor(value);
      if (words?.kind === 'exact') expect(words.anchor.percent).toBe(value);
      else {
        expect(words?.lower.percent).toBeLessThan(value);
        expect(words?.upper.percent).toBeGreaterThan(value);
      }
    }
  });

  test('a scale without words says nothing', () => expect(wordsFor(40, [])).toBeUndefined());
});

test('the end words give 1 and 99, the nearest answers there are (R-727)', () => {
  expect(verbalScale.map((anchor) => answerOf(anchor))).toEqual([1, 15, 25, 50, 75, 85, 99]);
  expect(verbalScale.filter((anchor) => isAnswer(anchor, 99)).map(({ label }) => label)).toEqual(['(almost) certain']);
  expect(verbalScale.some((anchor) => isAnswer(anchor, null))).toBe(false);
  expect(verbalScale.some((anchor) => isAnswer(anchor, 62))).toBe(false);
});

test('words that are too near to a neighbour hang on a second line where the scale is narrow', () => {
  expect(anchorTiers(verbalScale)).toEqual([1, 2, 1, 1, 1, 2, 1]);
});

test('longer words ask for a wider scale before they stand in one line', () => {
  const german = verbalScale.map((anchor) =>
    anchor.percent === 15 ? { ...anchor, label: 'unwahrscheinlich' } : anchor,
  );
  expect(oneLineWidth(verbalScale)).toBeLessThan(660);
  expect(oneLineWidth(german)).toBeGreaterThan(700);
});

test('two words break after the first', () => {
  expect(brokenLabel('(almost) impossible')).toEqual(['(almost)', 'impossible']);
  expect(brokenLabel('unmöglich')).toEqual(['unmöglich']);
  expect(brokenLabel('more or less')).toEqual(['more', 'or less']);
});
