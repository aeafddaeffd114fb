import { expect, test } from 'vitest';
import { english } from '@credence/text/english/app';
import { buildResults, resultsTables } from '../../test/resultsBuilders.js';
import { discussItems, toDiscuss } from './discussItems.js';
import { namedQuestions } from '../../features/meaning/namedQuestions.js';

test('R-2947: what is to be discussed has its words, its reasons and its effect in points, in the order of the server', () => {
  const items = discussItems(toDiscuss(buildResults()), namedQuestions(resultsTables, english));
  expect(items.slice(0, 4)).toEqual([
    {
      id: 'n3 8',
      question: 'Tumour extent',
      condition: 'heavy, 50 to 69',
      reasons: ['otherOrder', 'otherReading'],
      effect: expect.closeTo(6.1),
    },
    {
      id: 'n4 3',
      question: 'Lymph nodes',
      condition: 'T4, beyond the larynx',
      reasons: ['otherNumbers'],
      effect: expect.closeTo(4.8),
    },
    {
      id: 'n3 7',
      question: 'Tumour extent',
      condition: 'heavy, under 50',
      reasons: ['otherNumbers', 'impossibleForSome'],
      effect: expect.closeTo(2.2),
    },
    {
      id: 'n4 1',
      question: 'Lymph nodes',
      condition: 'T1–T2, confined to the larynx',
      reasons: ['otherNumbers', 'cannotOccurForSome'],
      effect: expect.closeTo(0.6),
    },
  ]);
});
