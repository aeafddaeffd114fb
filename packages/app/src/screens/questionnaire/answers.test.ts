import { describe, expect, test } from 'vitest';
import { buildQuestionnaire } from '../../test/questionnaireBuilders.js';
import {
  answersIn,
  type QuestionnaireAnswers,
  filledQuestionnaire,
  items,
  missingItems,
  noAnswers,
} from './answers.js';

const filled = buildQuestionnaire() as QuestionnaireAnswers;

test('there are 13 items, and all of them need an answer (R-902, R-922)', () => {
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(missingItems(noAnswers)).toEqual(items);
  expect(missingItems(filled)).toEqual([]);
});

test.each(items)('without item %s nothing is sent (R-922, R-926, B-183)', (item) => {
  const answers = { ...filled, [item]: noAnswers[item] };
  expect(missingItems(answers)).toEqual([item]);
  expect(filledQuestionnaire(answers)).toBeUndefined();
});

test.each(['', ' ', '\n\t ', '\u00a0', '\u200b'])('a text of %j counts as unanswered (R-922, O-49, B-183)', (blank) => {
  expect(missingItems({ ...filled, 8: blank, 11: blank })).toEqual([8, 11]);
});

test('the answers sent are keyed by item id, texts as they were typed (R-903, R-1194)', () => {
  const typed = { ...filled, 9: ' two lines\n=1+1 🫀 ' };
  expect(filledQuestionnaire(typed)).toEqual(buildQuestionnaire({ '9': ' two lines\n=1+1 🫀 ' }));
});

describe('what was kept on the device', () => {
  test('is what was answered, half of it too', () => {
    const half = { ...noAnswers, 3: 5 as const, 10: 'Much' };
    expect(answersIn(JSON.parse(JSON.stringify(half)))).toEqual(half);
  });

  test.each([
    ['nothing', null],
    ['a text', 'text'],
    ['a list', [1, 2, 3]],
    ['too little', { 1: 3 }],
    ['nothing answered', noAnswers],
    ['a score of 0', { ...filled, 1: 0 }],
    ['a score of 6', { ...filled, 7: 6 }],
    ['half a score', { ...filled, 2: 3.5 }],
    ['a score as a text', { ...filled, 1: '5' }],
    ['a number for a text', { ...filled, 8: 5 }],
    ['no text', { ...filled, 8: null }],
    ['a text that is too long', { ...filled, 8: 'ü'.repeat(10_001) }],
    ['another choice', { ...filled, 12: 'Daily' }],
    ['a choice in another language', { ...filled, 13: 'Monatlich' }],
  ])('is passed over where it is %s (B-184, B-186, B-187)', (_what, kept) => {
    expect(answersIn(kept)).toBeUndefined();
  });

  test('brings along nothing else (B-185)', () => {
    const kept: unknown = JSON.parse('{"__proto__": {"admin": true}, "14": 3}');
    expect(answersIn(Object.assign(kept as object, filled))).toEqual(filled);
  });
});
